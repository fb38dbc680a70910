import { createRef, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { type Model, getInput, models, getOption } from '../../../test/support/models.ts';
import { emulateMedia } from '../../../test/support/media.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Form } from '../Form/index.ts';
import { loadVirtualizer } from '../../internal/options/useVirtualizer.ts';
import { ComboBox } from './index.ts';

// Lists and dialogs open and close at once, which halves the time of these tests.
beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }));
afterEach(() => emulateMedia({}));

const getNames = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent.trim());

test('filters by part of the label, and selects the option focused by arrow keys', async () => {
  const onChange = vi.fn<(value: Model | null) => void>();
  await render(<ComboBox label="Model" options={models} onChange={onChange} />);
  await page.getByText('Model').click();
  await expect.element(getInput()).toHaveFocus();
  await userEvent.keyboard('OL');
  await expect.element(page.getByRole('listbox', { name: 'Suggestions Model' })).toBeVisible();
  expect(getNames()).toEqual(['Golf', 'Golf Plus', 'Polo']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(getOption('Golf Plus')).toHaveAttribute('data-focused');
  expect(getInput().element().getAttribute('aria-activedescendant')).toBe(getOption('Golf Plus').element().id);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('golf-plus');
  await expect.element(getInput()).toHaveValue('Golf Plus');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('lists all options when its button is pressed, and selects the clicked option', async () => {
  await render(<ComboBox label="Model" options={models} defaultValue="polo" />);
  await page.getByRole('button', { name: /^Show all/ }).click();
  expect(getNames()).toEqual(['Arteon', 'Golf', 'Golf Plus', 'Passat', 'Polo']);
  await expect.element(getOption('Polo')).toHaveAttribute('aria-selected', 'true');
  await expect.element(getOption('Passat')).toHaveAttribute('aria-disabled', 'true');
  await getOption('Arteon').click();
  await expect.element(getInput()).toHaveValue('Arteon');
  await expect.element(getInput()).toHaveFocus();
});

test('lists all options when the field is clicked, but not when its label is', async () => {
  await render(<ComboBox label="Model" options={models} defaultValue="polo" />);
  await page.getByText('Model').click();
  await expect.element(getInput()).toHaveFocus();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await getInput().click();
  await expect.element(page.getByRole('listbox', { name: 'Suggestions Model' })).toBeVisible();
  expect(getNames()).toEqual(['Arteon', 'Golf', 'Golf Plus', 'Passat', 'Polo']);
  await userEvent.click(getInput());
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}art');
  await expect.poll(getNames).toEqual(['Arteon']);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await getInput().click({ button: 'right' });
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('closes with its button, and opens with a focused option on a virtual click', async () => {
  await render(<ComboBox label="Model" options={models} />);
  const opener = page.getByRole('button', { name: 'Show all Model', exact: true });
  await opener.click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await expect.element(getInput()).toHaveFocus();
  // React Aria removes everything outside the open list from the accessibility tree.
  const getOpenButton = () => document.querySelector<HTMLElement>('[data-part="Open"]');
  await userEvent.click(getOpenButton() ?? document.body, { force: true });
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(getInput()).toHaveFocus();
  getOpenButton()?.click();
  await expect.element(getOption('Arteon')).toHaveAttribute('data-focused');
  await expect.element(getInput()).toHaveFocus();
});

test('opens on Alt+ArrowDown and closes on Alt+ArrowUp without selecting', async () => {
  const { rerender } = await render(<ComboBox label="Model" options={models} defaultValue="polo" />);
  await page.getByText('Model').click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(getNames()).toHaveLength(models.length);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(getInput()).toHaveValue('Polo');
  await expect.element(getInput()).toHaveFocus();
  await rerender(<ComboBox label="Model" options={models} defaultValue="polo" isReadOnly />);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test.each(['golf{Enter}', 'golf{Tab}', 'art{Enter}'])(
  'selects the matching option when the user types %s',
  async (keys) => {
    const onChange = vi.fn<(value: Model | null) => void>();
    await render(<ComboBox label="Model" options={models} onChange={onChange} />);
    await getInput().click();
    await userEvent.keyboard(keys);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(keys.startsWith('golf') ? 'golf' : 'arteon');
    await expect.element(getInput()).toHaveValue(keys.startsWith('golf') ? 'Golf' : 'Arteon');
  },
);

test('announces the option that Enter selects', async () => {
  await render(<ComboBox label="Model" options={models} />);
  await getInput().click();
  await userEvent.keyboard('pol{Enter}');
  await expect.element(page.getByRole('log').getByText('Polo', { exact: true })).toBeInTheDocument();
});

test('shows that nothing matches, and discards unknown text on Escape or Tab', async () => {
  await render(<ComboBox label="Model" options={models} defaultValue="golf" />);
  await getInput().fill('zzz');
  await expect.element(page.getByText('No matches')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(getInput()).toHaveValue('Golf');
  await getInput().fill('zzz');
  await userEvent.keyboard('{Tab}');
  await expect.element(getInput()).toHaveValue('Golf');
});

test('clears with its button or by keyboard, but has no clear button if required', async () => {
  const onChange = vi.fn<(value: Model | null) => void>();
  const { rerender } = await render(
    <ComboBox label="Model" options={models} defaultValue="golf" onChange={onChange} />,
  );
  await page.getByRole('button', { name: 'Clear Model', exact: true }).click();
  expect(onChange).toHaveBeenLastCalledWith(null);
  await expect.element(getInput()).toHaveValue('');
  await expect.element(getInput()).toHaveFocus();
  expect(page.getByRole('button', { name: 'Clear' }).elements()).toEqual([]);
  await userEvent.keyboard('polo{Enter}');
  await getInput().fill('');
  expect(onChange).toHaveBeenLastCalledWith(null);
  await rerender(<ComboBox label="Model" options={models} isRequired defaultValue="golf" />);
  expect(page.getByRole('button', { name: 'Clear' }).elements()).toEqual([]);
});

test('can be controlled and cleared by the app', async () => {
  function ControlledComboBox() {
    const [model, setModel] = useState<Model | null>('golf');
    return (
      <>
        <Button onPress={() => setModel(null)}>Another make</Button>
        <ComboBox label="Model" options={models} value={model} onChange={setModel} />
        <output>{model ?? 'none'}</output>
      </>
    );
  }
  await render(<ControlledComboBox />);
  await getInput().fill('polo');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('polo');
  await page.getByRole('button', { name: 'Another make' }).click();
  await expect.element(getInput()).toHaveValue('');
});

test('submits the value, not the label, and shows its required message', async () => {
  const submissions: unknown[] = [];
  await render(
    <Form onSubmit={(data) => void submissions.push(data.get('model'))}>
      <ComboBox label="Model" name="model" options={models} isRequired requiredMessage="Choose a model" />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(getInput()).toHaveAccessibleDescription('Choose a model');
  await expect.element(getInput()).toHaveFocus();
  // If Enter selects an option, it does not submit the form.
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(getInput()).not.toHaveAccessibleDescription();
  expect(submissions).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(submissions).toEqual(['arteon']);
});

test('shows the server’s error until the text changes', async () => {
  await render(
    <Form errors={{ model: 'There is no such model.' }}>
      <ComboBox label="Model" name="model" options={models} defaultValue="golf" />
    </Form>,
  );
  await expect.element(getInput()).toHaveAccessibleDescription('There is no such model.');
  await getInput().fill('pol');
  await expect.element(getInput()).not.toHaveAccessibleDescription();
});

test('renders only the options near the viewport in a list of 500', async () => {
  await loadVirtualizer();
  const manyOptions = Array.from({ length: 500 }, (_, index) => ({ value: `m${index}`, label: `Model ${index}` }));
  await render(<ComboBox label="Model" options={manyOptions} defaultValue="m300" />);
  await page.getByRole('button', { name: /^Show all/ }).click();
  await expect.element(getOption('Model 300')).toBeVisible();
  expect(getNames().length).toBeLessThan(40);
  await expect.element(getOption('Model 300')).toHaveAttribute('aria-posinset', '301');
  await expect.element(getOption('Model 300')).toHaveAttribute('aria-setsize', '500');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(getOption('Model 299')).toBeVisible();
  const list = page.getByRole('listbox').element();
  list.scrollTop = list.scrollHeight;
  await expect.element(getOption('Model 499')).toBeVisible();
  expect(getNames().length).toBeLessThan(40);
});

test('does not open when read-only', async () => {
  const ref = createRef<HTMLInputElement>();
  await render(<ComboBox label="Model" options={models} defaultValue="golf" isReadOnly ref={ref} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(ref.current);
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(getInput());
  expect(page.getByRole('option').elements()).toEqual([]);
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('closes the list before the dialog on Escape', async () => {
  const onOpenChange = vi.fn<() => void>();
  await render(
    <Dialog isOpen title="Filter cars" onOpenChange={onOpenChange}>
      <ComboBox label="Model" options={models} defaultValue="golf" />
    </Dialog>,
  );
  await getInput().click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getOption('Golf')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(getOption('Golf')).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledOnce();
});

test('closes the list before the dialog on outside presses', async () => {
  const onOpenChange = vi.fn<() => void>();
  await render(
    <Dialog isOpen title="Filter cars" onOpenChange={onOpenChange}>
      <ComboBox label="Model" options={models} />
    </Dialog>,
  );
  await getInput().click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getOption('Golf')).toBeVisible();
  const press = () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await press();
  await expect.element(getOption('Golf')).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
  await press();
  expect(onOpenChange).toHaveBeenCalledOnce();
});

test('moves through the list on Page Down without scrolling the page', async () => {
  const manyOptions = Array.from({ length: 50 }, (_, index) => ({ value: `m${index}`, label: `Model ${index}` }));
  await render(
    <div style={{ blockSize: 3000 }}>
      <ComboBox label="Model" options={manyOptions} />
    </div>,
  );
  await getInput().click();
  await userEvent.keyboard('{ArrowDown}{PageDown}');
  const getFocusedIndex = () =>
    Number(document.querySelector('[role="option"][data-focused]')?.textContent.slice('Model '.length));
  await expect.poll(getFocusedIndex).toBeGreaterThan(6);
  const firstIndex = getFocusedIndex();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(getFocusedIndex).toBeGreaterThan(firstIndex + 5);
  // Enough time for the page to scroll.
  await new Promise((done) => setTimeout(done, 300));
  expect(window.scrollY).toBe(0);
  await expect.element(page.getByRole('listbox')).toBeVisible();
});

test('opens a list as wide as the field', async () => {
  await render(
    <div style={{ inlineSize: 400 }}>
      <ComboBox label="Model" options={models} />
    </div>,
  );
  await page.getByRole('button', { name: /^Show all/ }).click();
  const getPopover = () => document.querySelector('[data-trigger="ComboBox"]');
  await expect.poll(() => getPopover()?.getBoundingClientRect().width).toBe(400);
});

describe('typed labels', () => {
  // The button is next to the field, where the list does not cover it.
  const renderNextToButton = (field: ReactNode) => (
    <Form onSubmit={(data) => void submissions.push(data.getAll('model'))}>
      <div style={{ display: 'flex', gap: 20 }}>
        {field}
        <Button type="submit">Send</Button>
      </div>
    </Form>
  );
  const submissions: unknown[] = [];
  // React Aria removes everything outside the open list from the accessibility tree, so the button cannot be found by
  // its role.
  const send = () => page.getByText('Send', { exact: true }).click();

  test.each([
    [
      'selects the option with the complete label',
      <ComboBox key="" label="Model" name="model" options={models} />,
      'gOLF',
      ['golf'],
    ],
    [
      'replaces the selected option with the typed one',
      <ComboBox key="" label="Model" name="model" options={models} defaultValue="polo" isRequired />,
      'golf plus',
      ['golf-plus'],
    ],
    [
      'adds the typed option to the selected values',
      <ComboBox key="" label="Model" name="model" selectionMode="multiple" options={models} defaultValue={['polo']} />,
      'Arteon',
      ['polo', 'arteon'],
    ],
    ['discards an incomplete label', <ComboBox key="" label="Model" name="model" options={models} />, 'arte', ['']],
    [
      'discards the label of a disabled option',
      <ComboBox key="" label="Model" name="model" options={models} />,
      'Passat',
      [''],
    ],
    [
      'keeps a typed value that is already selected',
      <ComboBox key="" label="Model" name="model" selectionMode="multiple" options={models} defaultValue={['polo']} />,
      'Polo',
      ['polo'],
    ],
  ])('%s on blur', async (_what, field, typed, expected) => {
    submissions.length = 0;
    await render(renderNextToButton(field));
    await getInput().click();
    await userEvent.keyboard(`{Control>}a{/Control}${typed}`);
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await send();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    // The first click may only close the list.
    if (submissions.length === 0) await send();
    await expect.poll(() => submissions).toEqual([expected]);
  });

  test('discards the typed label on Escape', async () => {
    await render(<ComboBox label="Model" options={models} defaultValue="polo" />);
    await getInput().click();
    await userEvent.keyboard('{Control>}a{/Control}golf{Escape}');
    await expect.element(getInput()).toHaveValue('Polo');
  });
});

test('does not select an option on Enter during composition', async () => {
  const onChange = vi.fn<(value: Model | null) => void>();
  await render(<ComboBox label="Model" options={models} onChange={onChange} />);
  await getInput().click();
  await userEvent.keyboard('art');
  await expect.element(getOption('Arteon')).toBeVisible();
  const enterDuringComposition = { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true, cancelable: true };
  getInput().element().dispatchEvent(new KeyboardEvent('keydown', enterDuringComposition));
  await expect.element(getOption('Arteon')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('arteon');
});

test('keeps the selected option if another has the same label', async () => {
  const towns = [
    { value: 'gwent', label: 'Newport', description: 'Wales' },
    { value: 'shropshire', label: 'Newport', description: 'Shropshire' },
  ];
  const onChange = vi.fn<(value: string | null) => void>();
  await render(
    <>
      <ComboBox label="Model" options={towns} onChange={onChange} />
      <Button>Next</Button>
    </>,
  );
  await getInput().click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('shropshire');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(onChange).toHaveBeenCalledOnce();
});

test('ignores diacritics when matching labels', async () => {
  const makes = [{ value: 'citroen', label: 'Citroën' }];
  const onChange = vi.fn<(value: string | null) => void>();
  await render(<ComboBox label="Model" options={makes} onChange={onChange} />);
  await getInput().click();
  await userEvent.keyboard('citroen{Tab}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('citroen');
});

test('calls onFocus and onBlur once for the field, and never for options', async () => {
  const events: string[] = [];
  await render(
    <ComboBox
      label="Model"
      options={models}
      onFocus={() => void events.push('focus')}
      onBlur={() => void events.push('blur')}
    />,
  );
  await getInput().click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(getInput()).toHaveValue('Golf');
  expect(events).toEqual(['focus']);
  await userEvent.tab();
  expect(events).toEqual(['focus', 'blur']);
});
