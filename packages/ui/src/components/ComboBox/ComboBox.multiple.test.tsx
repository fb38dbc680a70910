import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { type Model, getInput, models, getOption } from '../../../test/support/models.ts';
import { emulateMedia } from '../../../test/support/media.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { ComboBox } from './index.ts';

// Opens and closes lists without animation, which halves the time of these tests.
beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }));
afterEach(() => emulateMedia({}));

const getTag = (name: string) => page.getByRole('row', { name });
// Reads the document, because React Aria removes everything outside an open list from the accessibility tree.
const getTagTexts = () => [...document.querySelectorAll('[data-part="Tag"]')].map(({ textContent }) => textContent);

test.each([
  ['its button', async () => page.getByRole('button', { name: 'Remove Golf' }).click()],
  [
    'Backspace',
    async () => {
      await getInput().click();
      await userEvent.keyboard('{Backspace}');
    },
  ],
])('clears the server’s error when a value is removed with %s', async (_how, removeValue) => {
  await render(
    <Form errors={{ model: 'There is no Golf today.' }}>
      <ComboBox label="Model" name="model" selectionMode="multiple" options={models} defaultValue={['golf']} />
    </Form>,
  );
  await expect.element(getInput()).toHaveAccessibleDescription(/There is no Golf today/);
  await removeValue();
  await expect.element(getInput()).not.toHaveAccessibleDescription();
});

test('keeps the list next to the field when a tag is added', async () => {
  await render(
    <div style={{ position: 'fixed', insetBlockEnd: 300, insetInlineStart: 0, inlineSize: 300 }}>
      <ComboBox label="Model" selectionMode="multiple" options={models} />
    </div>,
  );
  await page.getByRole('button', { name: /^Show all/ }).click();
  await getOption('Golf').click();
  await expect.poll(getTagTexts).toEqual(['Golf']);
  const getFieldRect = () => document.querySelector('[data-part="Control"]')?.getBoundingClientRect();
  const getListRect = () => document.querySelector('[data-trigger="ComboBox"]')?.getBoundingClientRect();
  await expect.poll(() => (getListRect()?.top ?? 0) - (getFieldRect()?.bottom ?? 0)).toBe(6);
});

test('shows selected values as tags that describe the field', async () => {
  const onChange = vi.fn<(values: Model[]) => void>();
  await render(<ComboBox label="Model" selectionMode="multiple" options={models} onChange={onChange} />);
  await getInput().click();
  await userEvent.keyboard('golf{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['golf']);
  await expect.element(getInput()).toHaveValue('');
  await userEvent.keyboard('art{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['golf', 'arteon']);
  expect(getTagTexts()).toEqual(['Golf', 'Arteon']);
  await expect.element(getInput()).toHaveAccessibleDescription('Golf and Arteon');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(getOption('Golf')).toHaveAttribute('aria-selected', 'true');
  // Pressing a selected option removes it.
  await getOption('Golf').click();
  expect(onChange).toHaveBeenLastCalledWith(['arteon']);
});

test('keeps a selected value when its label is typed again or Tab is pressed', async () => {
  const onChange = vi.fn<(values: Model[]) => void>();
  await render(
    <>
      <ComboBox label="Model" selectionMode="multiple" options={models} defaultValue={['golf']} onChange={onChange} />
      <Button>Next</Button>
    </>,
  );
  await getInput().click();
  await userEvent.keyboard('golf{Enter}');
  await expect.element(getInput()).toHaveValue('');
  expect(getTagTexts()).toEqual(['Golf']);
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getOption('Golf')).toHaveAttribute('data-focused');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['golf', 'arteon']);
  await userEvent.keyboard('{Tab}');
  expect(onChange).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  expect(getTagTexts()).toEqual(['Golf', 'Arteon']);
});

test('focuses a neighbouring tag after a removal, and the field if none is left', async () => {
  await render(
    <ComboBox label="Model" selectionMode="multiple" options={models} defaultValue={['golf', 'polo', 'arteon']} />,
  );
  await page.getByRole('button', { name: 'Remove Polo' }).click();
  await expect.element(getTag('Arteon')).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.element(getTag('Golf')).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(getInput()).toHaveFocus();
  expect(page.getByRole('row').elements()).toEqual([]);
});

test('moves between tags with arrow keys, and removes them on Delete or Backspace', async () => {
  await render(
    <>
      <ComboBox label="Model" selectionMode="multiple" options={models} defaultValue={['golf', 'polo', 'arteon']} />
      <Button>Next</Button>
    </>,
  );
  await getInput().click();
  await userEvent.tab();
  await expect.element(getTag('Golf')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(getTag('Polo')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Remove Polo' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  await getInput().click();
  await userEvent.tab();
  await userEvent.keyboard('{End}{Delete}');
  await expect.element(getTag('Polo')).toHaveFocus();
  await userEvent.keyboard('{Home}{Backspace}');
  expect(getTagTexts()).toEqual(['Polo']);
  await expect.element(getTag('Polo')).toHaveFocus();
});

test('removes and announces the last value on Backspace in an empty field', async () => {
  const onChange = vi.fn<(values: Model[]) => void>();
  await render(
    <ComboBox
      label="Model"
      selectionMode="multiple"
      options={models}
      defaultValue={['golf', 'polo']}
      onChange={onChange}
    />,
  );
  await getInput().click();
  await userEvent.keyboard('a{Backspace}');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith(['golf']);
  await expect.element(page.getByRole('log').getByText('Remove Polo', { exact: true })).toBeInTheDocument();
  await expect.element(getInput()).toHaveFocus();
});

test('keeps and shows values that are not options', async () => {
  const onChange = vi.fn<(values: string[]) => void>();
  const renderComboBox = (options: { value: string; label: string }[]) => (
    <ComboBox label="Model" selectionMode="multiple" options={options} value={['golf', 'tt']} onChange={onChange} />
  );
  const { rerender } = await render(renderComboBox([]));
  expect(getTagTexts()).toEqual(['golf', 'tt']);
  await getInput().fill('pol');
  // A new array with the same values does not clear the typed text.
  await rerender(renderComboBox([...models]));
  await expect.element(getInput()).toHaveValue('pol');
  expect(getTagTexts()).toEqual(['Golf', 'tt']);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['golf', 'tt', 'polo']);
});

test('submits several values under one name, and requires one with isRequired', async () => {
  const submissions: unknown[] = [];
  await render(
    <Form onSubmit={(data) => void submissions.push(data.getAll('model'))}>
      <ComboBox label="Model" name="model" selectionMode="multiple" options={models} isRequired />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(getInput()).toHaveAccessibleDescription('Model is required');
  await userEvent.keyboard('golf{Enter}polo{Enter}');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(submissions).toEqual([['golf', 'polo']]);
});

test('calls onChange once per change, and not on a reset that changes nothing', async () => {
  const onChange = vi.fn<(values: Model[]) => void>();
  await render(
    <form>
      <ComboBox label="Model" selectionMode="multiple" options={models} defaultValue={['polo']} onChange={onChange} />
      <button type="reset">Reset</button>
    </form>,
  );
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(onChange).not.toHaveBeenCalled();
  await getInput().click();
  await userEvent.keyboard('golf{Tab}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['polo', 'golf']);
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(onChange).toHaveBeenLastCalledWith(['polo']);
});

test('restores controlled values on reset, and keeps aria-required if it has values', async () => {
  function ControlledComboBox() {
    const [selectedModels, setSelectedModels] = useState<readonly Model[]>(['polo']);
    return (
      <form>
        <ComboBox
          label="Model"
          selectionMode="multiple"
          options={models}
          value={selectedModels}
          onChange={setSelectedModels}
          isRequired
        />
        <button type="reset">Reset</button>
      </form>
    );
  }
  await render(<ControlledComboBox />);
  await getInput().click();
  await userEvent.keyboard('golf{Enter}');
  expect(getTagTexts()).toEqual(['Polo', 'Golf']);
  await expect.element(getInput()).toHaveAttribute('aria-required', 'true');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(getTagTexts).toEqual(['Polo']);
});

test('omits disabled fields and empty multiple-selection fields from form data', async () => {
  await render(
    <form aria-label="Search">
      <ComboBox label="Model" name="one" options={models} defaultValue="golf" isDisabled />
      <ComboBox label="Models" name="several" selectionMode="multiple" options={models} />
      <ComboBox label="Other" name="other" options={models} />
    </form>,
  );
  const form = page.getByRole('form').element() as HTMLFormElement;
  expect([...new FormData(form)]).toEqual([['other', '']]);
});

test('is described by its values and its description', async () => {
  await render(
    <ComboBox
      label="Model"
      description="Type part of the name."
      selectionMode="multiple"
      options={models}
      defaultValue={['golf', 'polo']}
    />,
  );
  await expect.element(getInput()).toHaveAccessibleDescription('Golf and Polo Type part of the name.');
});
