import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { emulateMedia } from '../../test/support/media.ts';
import { Checkbox } from '../components/Checkbox/index.ts';
import { CheckboxGroup } from '../components/CheckboxGroup/index.ts';
import { ComboBox } from '../components/ComboBox/index.ts';
import { Dialog } from '../components/Dialog/index.ts';
import { Select } from '../components/Select/index.ts';
import { NativeSelect } from '../components/NativeSelect/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { ToastRegion, toasts } from '../components/Toast/index.ts';
import { RadioGroup } from '../components/RadioGroup/index.ts';
import { ToggleButtonGroup } from '../components/ToggleButtonGroup/index.ts';
import { choose, closeDialog, findField, findDialog, findToast, mockMedia, getShownToasts } from './index.ts';

// Lists and dialogs open and close at once, which halves the time of these tests.
beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }));
afterEach(() => emulateMedia({}));

const options = [
  { value: 'petrol-hybrid', label: 'Petrol Hybrid', count: '12' },
  { value: 'petrol', label: 'Petrol', count: '2,310' },
  { value: 'diesel', label: 'Diesel' },
] as const;

test('selects an option in a native select', async () => {
  const onChange = vi.fn<(value: string) => void>();
  await render(<NativeSelect label="Fuel" options={options} onChange={onChange} />);
  await choose(userEvent, 'Fuel', 'Diesel');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('diesel');
});

test('selects an option by its complete label', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  await render(<Select label="Fuel" options={options} onChange={onChange} />);
  await choose(userEvent, 'Fuel', 'Petrol');
  await choose(userEvent, 'Fuel', 'Petrol Hybrid');
  expect(onChange.mock.calls).toEqual([['petrol'], ['petrol-hybrid']]);
});

test('selects several options in a list, and closes the list', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  await render(<Select label="Fuel" selectionMode="multiple" options={options} onChange={onChange} />);
  await choose(userEvent, 'Fuel', ['Petrol', 'Diesel']);
  expect(onChange).toHaveBeenLastCalledWith(['petrol', 'diesel']);
  expect(findField('Fuel').getAttribute('aria-expanded')).toBe('false');
});

test('selects an option in a combo box that already has a value', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  await render(<ComboBox label="Fuel" isRequired options={options} defaultValue="diesel" onChange={onChange} />);
  await choose(userEvent, 'Fuel', 'Petrol Hybrid');
  expect(onChange).toHaveBeenLastCalledWith('petrol-hybrid');
  expect((findField('Fuel') as HTMLInputElement).value).toBe('Petrol Hybrid');
});

test('selects several options in a combo box', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  await render(<ComboBox label="Fuel" selectionMode="multiple" options={options} onChange={onChange} />);
  await choose(userEvent, 'Fuel', ['Petrol', 'Diesel']);
  expect(onChange).toHaveBeenLastCalledWith(['petrol', 'diesel']);
});

test.each([
  ['ToggleButtonGroup', ToggleButtonGroup<string>],
  ['RadioGroup', RadioGroup<string>],
])('selects an option in a %s', async (_, Group) => {
  const onChange = vi.fn<(value: string) => void>();
  await render(<Group label="Fuel" options={options} defaultValue="petrol" onChange={onChange} />);
  await choose(userEvent, 'Fuel', 'Diesel');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('diesel');
});

test('selects several options in a CheckboxGroup', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  await render(<CheckboxGroup label="Fuel" options={options} onChange={onChange} />);
  await choose(userEvent, 'Fuel', ['Petrol', 'Diesel']);
  expect(onChange).toHaveBeenLastCalledWith(['petrol', 'diesel']);
});

test('finds fields by labels that contain a link or an optional marker', async () => {
  await render(
    <>
      <Checkbox
        label={
          <>
            I agree to the <a href="#terms">terms</a>
          </>
        }
      />
      <TextField label="Name" optionalLabel="optional" />
    </>,
  );
  expect(findField('I agree to the terms')).toBeInstanceOf(HTMLInputElement);
  expect(findField('Name')).toBe(findField('Name (optional)'));
});

test('lists the labels if a field is missing, and names a missing option', async () => {
  await render(
    <>
      <NativeSelect label="Fuel" options={options} optionalLabel="optional" />
      <TextField label="Postcode" />
      <Select label="Colour" options={options} />
      <Checkbox label="Exclude write-offs" />
    </>,
  );
  expect(() => findField('Gearbox')).toThrow(
    'There is no field labelled ‘Gearbox’. Labels: ‘Fuel (optional)’, ‘Postcode’, ‘Colour’, ‘Exclude write-offs’.',
  );
  await expect(choose(userEvent, 'Postcode', 'Diesel')).rejects.toThrow('has no options to choose from');
  await expect(choose(userEvent, 'Colour', 'Steam')).rejects.toThrow('‘Colour’ has no option ‘Steam’.');
  // The list, which hides the page, is closed again.
  expect(findField('Colour').getAttribute('aria-expanded')).toBe('false');
});

test('rejects a disabled option, and a label that two fields share', async () => {
  const optionsWithOneDisabled = [
    { value: 'petrol', label: 'Petrol', isDisabled: true },
    { value: 'diesel', label: 'Diesel' },
  ];
  await render(
    <>
      <Select label="Fuel" options={optionsWithOneDisabled} />
      <ComboBox label="Other fuel" options={optionsWithOneDisabled} />
      <ToggleButtonGroup label="Shown" options={optionsWithOneDisabled} />
      <RadioGroup label="Engine" options={optionsWithOneDisabled} />
      <div id="apart">
        <TextField label="Name" />
      </div>
      <TextField label="Name" />
    </>,
  );
  for (const label of ['Fuel', 'Other fuel', 'Shown', 'Engine'])
    await expect(choose(userEvent, label, 'Petrol')).rejects.toThrow(
      `‘Petrol’ of ‘${label}’ cannot be chosen, because it is disabled.`,
    );
  expect(() => findField('Name')).toThrow('There are 2 fields labelled ‘Name’.');
  expect(findField('Name', { within: document.querySelector('#apart') ?? undefined })).toBeInstanceOf(HTMLInputElement);
});

function DialogPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog title="Really?" isOpen={isOpen} onOpenChange={setOpen}>
        Yes or no
      </Dialog>
    </>
  );
}

test('finds and closes an open dialog', async () => {
  const { container } = await render(<DialogPage />);
  await userEvent.click(container.querySelector('button') as HTMLElement);
  expect((await findDialog('Really?')).textContent).toContain('Yes or no');
  await closeDialog(userEvent, 'Really?');
  await expect(findDialog('Really?')).rejects.toThrow('No dialog named ‘Really?’ has opened. Open: none.');
});

test('finds a toast, and lists the toasts that are shown', async () => {
  await render(<ToastRegion />);
  toasts.add({ title: 'Saved' });
  toasts.add({ title: 'Not sent', description: 'Try again', tone: 'error' });
  await expect(findToast('Not sent')).resolves.toMatchObject({ description: 'Try again', tone: 'error' });
  expect(getShownToasts().map(({ title }) => title)).toEqual(['Not sent', 'Saved']);
  toasts.clear();
  await expect.poll(getShownToasts).toEqual([]);
  await expect(findToast('Saved')).rejects.toThrow('There is no toast titled ‘Saved’.');
});

afterEach(() => toasts.clear());

test('answers media queries, reports changes and restores matchMedia', () => {
  const originalMatchMedia = window.matchMedia;
  const media = mockMedia({ width: 360, 'prefers-reduced-motion': 'reduce' });
  expect(matchMedia('(min-width: 48em)').matches).toBe(false);
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  expect(matchMedia('(prefers-reduced-motion)').matches).toBe(true);
  const wide = matchMedia('(min-width: 48em) and (hover: hover)');
  const events: boolean[] = [];
  wide.addEventListener('change', ({ matches }) => events.push(matches));
  media.set({ width: 1280 });
  media.set({ width: 1280, hover: 'hover' });
  media.set({ width: 320, hover: 'hover' });
  expect(events).toEqual([true, false]);
  media.restore();
  expect(window.matchMedia).toBe(originalMatchMedia);
});
