import { createRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { readAccessibilityTree } from '../../../test/support/accessibility-tree.ts';
import { emulateMedia } from '../../../test/support/media.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { loadVirtualizer } from '../../internal/options/useVirtualizer.ts';
import { Select } from './index.ts';

// Lists open and close at once, without a transition.
beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }));
afterEach(() => emulateMedia({}));

const fuels = [
  { value: 'petrol', label: 'Petrol', count: '2,310' },
  { value: 'diesel', label: 'Diesel', count: '1,204', description: 'Euro 6 from September 2015' },
  { value: 'electric', label: 'Electric', start: <i>e</i> },
  { value: 'gas', label: 'Gas', isDisabled: true },
] as const;
type Fuel = (typeof fuels)[number]['value'];

const getTrigger = () => page.getByRole('combobox', { name: 'Fuel', exact: true });
const getOption = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });

test('selects the clicked option, shows its label and closes', async () => {
  const onChange = vi.fn<(value: Fuel | null) => void>();
  await render(<Select label="Fuel" options={fuels} onChange={onChange} />);
  await expect.element(getTrigger()).toHaveTextContent('Any');
  await getTrigger().click();
  await expect.element(page.getByRole('listbox', { name: 'Fuel' })).toBeVisible();
  await getOption('Diesel').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('diesel');
  await expect.element(getTrigger()).toHaveTextContent('Diesel');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(getTrigger()).toHaveFocus();
});

test('moves focus with arrow keys and letters, and keeps its value on Escape', async () => {
  await render(<Select label="Fuel" options={fuels} defaultValue="petrol" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getOption('Petrol')).toHaveFocus();
  await userEvent.keyboard('e');
  await expect.element(getOption('Electric')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(getTrigger()).toHaveTextContent('Petrol');
  await expect.element(getTrigger()).toHaveFocus();
  await userEvent.keyboard('{Enter}{End}');
  // Skips the disabled option.
  await expect.element(getOption('Electric')).toHaveFocus();
  await userEvent.keyboard(' ');
  // The text includes the icon before the label.
  await expect.element(getTrigger()).toHaveTextContent('eElectric');
});

test('shows a placeholder if required, and passes autoComplete to its native select', async () => {
  await render(
    <Select label="Fuel" selectionMode="multiple" options={fuels} isRequired autoComplete="section-car on" />,
  );
  await expect.element(getTrigger()).toHaveTextContent('Choose at least one');
  expect(document.querySelector('[data-component="Select"] select')).toHaveAttribute('autocomplete', 'section-car on');
});

test('opens on Alt+ArrowDown and closes on Alt+ArrowUp without selecting', async () => {
  const onChange = vi.fn<(value: Fuel | null) => void>();
  await render(<Select label="Fuel" options={fuels} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(getOption('Petrol')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(getTrigger()).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test('closes on Tab, and keeps focus until the next Tab', async () => {
  await render(
    <>
      <Select label="Fuel" options={fuels} defaultValue="petrol" />
      <Button>After</Button>
    </>,
  );
  await userEvent.tab();
  for (const isBackwards of [false, true]) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(getOption('Petrol')).toHaveFocus();
    await userEvent.tab({ shift: isBackwards });
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(getTrigger()).toHaveFocus();
  }
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('stays open while several options are selected, and counts those not shown', async () => {
  const onChange = vi.fn<(values: Fuel[]) => void>();
  await render(<Select label="Fuel" selectionMode="multiple" options={fuels} onChange={onChange} />);
  await getTrigger().click();
  for (const name of ['Petrol', 'Diesel', 'Electric']) await getOption(name).click();
  expect(onChange).toHaveBeenLastCalledWith(['petrol', 'diesel', 'electric']);
  await userEvent.keyboard('{Escape}');
  await expect.element(getTrigger()).toHaveTextContent('Petrol, Diesel + 1');
});

test('exposes the description and state of its options', async () => {
  await render(<Select label="Fuel" options={fuels} defaultValue="diesel" />);
  await getTrigger().click();
  await expect.element(getOption('Diesel 1,204')).toHaveAccessibleDescription('Euro 6 from September 2015');
  await expect.element(getOption('Diesel 1,204')).toHaveAttribute('aria-selected', 'true');
  await expect.element(getOption('Electric')).toBeVisible();
  await expect.element(getOption('Gas')).toHaveAttribute('aria-disabled', 'true');
});

test('closes when the selected option is selected again', async () => {
  const onChange = vi.fn<(value: Fuel | null) => void>();
  await render(<Select label="Fuel" options={fuels} defaultValue="petrol" onChange={onChange} />);
  await getTrigger().click();
  await getOption('Petrol').click();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(getTrigger()).toHaveTextContent('Petrol');
});

test('selects with ←, → and letters while closed, like a native select', async () => {
  const onChange = vi.fn<(value: Fuel | null) => void>();
  await render(<Select label="Fuel" options={fuels} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  // The keys stop at the last enabled option.
  expect(onChange.mock.calls).toEqual([['petrol'], ['diesel'], ['electric']]);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(getTrigger()).toHaveTextContent('Diesel');
  await userEvent.keyboard('p');
  await expect.element(getTrigger()).toHaveTextContent('Petrol');
  expect(page.getByRole('listbox').elements()).toEqual([]);
});

test('submits a value that has no option, and shows a message in an empty list', async () => {
  await render(
    <form aria-label="Search">
      <Select label="Fuel" name="fuel" options={[]} value="petrol" />
    </form>,
  );
  expect([...new FormData(page.getByRole('form').element() as HTMLFormElement)]).toEqual([['fuel', 'petrol']]);
  await getTrigger().click();
  await expect.element(page.getByRole('option', { name: 'No options available' })).toBeVisible();
});

test('ignores diacritics in type-ahead while closed', async () => {
  const makes = ['Seat', 'Škoda'].map((label) => ({ value: label, label }));
  await render(<Select label="Fuel" options={makes} />);
  await userEvent.tab();
  await userEvent.keyboard('sk');
  await expect.element(getTrigger()).toHaveTextContent('Škoda');
});

test('accepts a space in type-ahead while closed', async () => {
  const models = ['Golf', 'Golf Plus', 'Polo'].map((label) => ({ value: label, label }));
  await render(<Select label="Fuel" options={models} />);
  await userEvent.tab();
  await userEvent.keyboard('golf p');
  await expect.element(getTrigger()).toHaveTextContent('Golf Plus');
  expect(page.getByRole('listbox').elements()).toEqual([]);
});

test('focuses the selected option on open, or else the first (the last on ArrowUp)', async () => {
  const { rerender } = await render(<Select label="Fuel" options={fuels} />);
  await userEvent.tab();
  for (const [key, name] of [
    ['{Enter}', 'Petrol'],
    [' ', 'Petrol'],
    ['{ArrowDown}', 'Petrol'],
    ['{ArrowUp}', 'Electric'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(getOption(name)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(getTrigger()).toHaveFocus();
  }
  // Screen readers send a click without pointer events.
  const press = () => (getTrigger().element() as HTMLElement).click();
  await rerender(<Select key="chosen" label="Fuel" options={fuels} defaultValue="diesel" />);
  press();
  await expect.element(getOption('Diesel')).toHaveFocus();
});

test('opens on mouse down', async () => {
  await render(<Select label="Fuel" options={fuels} />);
  const { left, top, width, height } = getTrigger().element().getBoundingClientRect();
  const pointerOptions = {
    bubbles: true,
    cancelable: true,
    button: 0,
    clientX: left + width / 2,
    clientY: top + height / 2,
  };
  getTrigger()
    .element()
    .dispatchEvent(
      new PointerEvent('pointerdown', { ...pointerOptions, pointerType: 'mouse', pointerId: 1, width: 1, height: 1 }),
    );
  await expect.element(page.getByRole('listbox')).toBeVisible();
});

test('calls onFocus and onBlur once for the field and its list', async () => {
  const events: string[] = [];
  await render(
    <>
      <Select label="Fuel" options={fuels} onFocus={() => events.push('focus')} onBlur={() => events.push('blur')} />
      <Button>After</Button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(getOption('Petrol')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getTrigger()).toHaveFocus();
  expect(events).toEqual(['focus']);
  await userEvent.tab();
  expect(events).toEqual(['focus', 'blur']);
});

test('shows its controlled selection', async () => {
  function ControlledSelect() {
    const [values, setValues] = useState<Fuel[]>(['petrol']);
    const keepTwo = (chosen: Fuel[]) => setValues(chosen.slice(-2));
    return <Select label="Fuel" selectionMode="multiple" options={fuels} value={values} onChange={keepTwo} />;
  }
  await render(<ControlledSelect />);
  await getTrigger().click();
  await getOption('Diesel').click();
  await getOption('Electric').click();
  await expect.element(getOption('Petrol')).toHaveAttribute('aria-selected', 'false');
  await expect.element(getOption('Electric')).toHaveAttribute('aria-selected', 'true');
});

test('submits one or several values with its form', async () => {
  const form = createRef<HTMLFormElement>();
  await render(
    <form ref={form}>
      <Select label="Fuel" name="fuel" options={fuels} defaultValue="diesel" />
      <Select label="Also" name="also" selectionMode="multiple" options={fuels} defaultValue={['petrol', 'electric']} />
    </form>,
  );
  const data = new FormData(form.current ?? undefined);
  expect(data.get('fuel')).toBe('diesel');
  expect(data.getAll('also')).toEqual(['petrol', 'electric']);
});

test('restores the default value when the form is reset', async () => {
  const form = createRef<HTMLFormElement>();
  const onChange = vi.fn<(value: Fuel | null) => void>();
  await render(
    <form ref={form}>
      <Select label="Fuel" name="fuel" options={fuels} defaultValue="diesel" onChange={onChange} />
      <button type="reset">Reset</button>
    </form>,
  );
  const getSubmittedValue = () => new FormData(form.current ?? undefined).get('fuel');
  const resetButton = page.getByRole('button', { name: 'Reset' });
  await resetButton.click();
  expect(getSubmittedValue()).toBe('diesel');
  await getTrigger().click();
  await getOption('Petrol').click();
  await expect.poll(getSubmittedValue).toBe('petrol');
  await resetButton.click();
  await expect.element(getTrigger()).toHaveTextContent('Diesel');
  expect(getSubmittedValue()).toBe('diesel');
  expect(onChange).toHaveBeenLastCalledWith('diesel');
});

test('takes focus when native validation fails', async () => {
  await render(
    <form>
      <Select label="Fuel" name="fuel" options={fuels} isRequired />
      <button>Send</button>
    </form>,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(getTrigger()).toHaveFocus();
});

test('shows its required message on submit until a value is selected', async () => {
  await render(
    <Form>
      <Select label="Fuel" name="fuel" options={fuels} isRequired requiredMessage="Choose a fuel" />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(getTrigger()).toHaveAccessibleDescription('Choose a fuel');
  await expect.element(getTrigger()).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(getTrigger()).toHaveTextContent('Petrol');
  await expect.element(getTrigger()).not.toHaveAccessibleDescription();
});

test('exposes its name, value, required state and error like a native select', async () => {
  await render(
    <>
      <Select label="Fuel" options={fuels} defaultValue="diesel" isRequired errorMessage="Choose another" />
      <Select label="Also" options={fuels} selectionMode="multiple" defaultValue={['petrol', 'electric']} />
      <Select label="Third" options={fuels} defaultValue="electric" />
    </>,
  );
  const selects = (await readAccessibilityTree()).filter(({ role }) => role === 'combobox');
  expect(selects).toMatchObject([
    { name: 'Fuel', value: 'Diesel', description: 'Choose another' },
    { name: 'Also', value: 'Petrol, Electric', description: '' },
    // The value does not include the icon.
    { name: 'Third', value: 'Electric', description: '' },
  ]);
  await expect.element(getTrigger()).toBeRequired();
  await expect.element(getTrigger()).toBeInvalid();
  const other = page.getByRole('combobox', { name: 'Also' });
  await expect.element(other).not.toBeRequired();
  await expect.element(other).toBeValid();
});

test('is focused but not opened by a click on its label', async () => {
  await render(<Select label="Fuel" options={fuels} />);
  await page.getByText('Fuel').click();
  await expect.element(getTrigger()).toHaveFocus();
  await expect.element(getTrigger()).toHaveAttribute('aria-expanded', 'false');
});

test('allows touch scrolling of the list', async () => {
  await render(<Select label="Fuel" options={fuels} />);
  await getTrigger().click();
  await expect.element(getOption('Petrol')).toHaveStyle({ touchAction: 'pan-x pan-y pinch-zoom' });
});

test('opens a list as wide as the field', async () => {
  await render(
    <div style={{ inlineSize: 400 }}>
      <Select label="Fuel" options={fuels} />
    </div>,
  );
  await getTrigger().click();
  const getPopover = () => document.querySelector('[data-trigger="Select"]');
  await expect.poll(() => getPopover()?.getBoundingClientRect().width).toBe(400);
});

test('renders only some of 500 options, and reaches the others by keyboard', async () => {
  await loadVirtualizer();
  const manyOptions = Array.from({ length: 500 }, (_, n) => ({
    value: `m${n}`,
    label: n === 321 ? 'Zeta' : `Model ${n}`,
  }));
  await render(<Select label="Fuel" options={manyOptions} defaultValue="m250" />);
  await getTrigger().click();
  await expect.element(getOption('Model 250')).toHaveFocus();
  await expect.element(getOption('Model 250')).toBeInViewport();
  await expect.element(getOption('Model 250')).toHaveAttribute('aria-posinset', '251');
  expect(page.getByRole('option').elements().length).toBeLessThan(60);
  for (const [key, name] of [
    ['{End}', 'Model 499'],
    ['{PageUp}', 'Model 491'],
    ['{Home}', 'Model 0'],
    ['z', 'Zeta'],
    ['{ArrowDown}', 'Model 322'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(getOption(name)).toHaveFocus();
    await expect.element(getOption(name)).toBeInViewport();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(getTrigger()).toHaveTextContent('Model 322');
  await expect.element(getTrigger()).toHaveFocus();
});
