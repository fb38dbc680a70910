import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { NativeSelect } from './index.ts';

const options = [
  { value: 'most-recent', label: 'Most recent' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'distance', label: 'Distance', isDisabled: true },
] as const;

afterEach(() => page.viewport(1280, 800));

test('calls onChange with the selected value', async () => {
  const onChange = vi.fn<(value: 'most-recent' | 'price-asc' | 'distance') => void>();
  await render(<NativeSelect label="Sort" options={options} onChange={onChange} />);
  await page.getByRole('combobox', { name: 'Sort' }).selectOptions('Price: low to high');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('price-asc');
});

test('calls onChange on each selection, even if the app does not update the value', async () => {
  const onChange = vi.fn<(value: string) => void>();
  await render(<NativeSelect label="Sort" options={options} value="most-recent" onChange={onChange} />);
  const select = page.getByRole('combobox', { name: 'Sort' });
  await select.selectOptions('Price: low to high');
  await select.selectOptions('Most recent');
  expect(onChange.mock.calls).toEqual([['price-asc'], ['most-recent']]);
});

test('supports native type-ahead', async () => {
  const ref = createRef<HTMLSelectElement>();
  await render(<NativeSelect label="Sort" options={options} ref={ref} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(ref.current);
  await userEvent.keyboard('p');
  await expect.poll(() => ref.current?.value).toBe('price-asc');
});

test('has the same accessible name with either label placement', async () => {
  const { rerender } = await render(<NativeSelect label="Sort" options={options} />);
  await expect.element(page.getByRole('combobox', { name: 'Sort', exact: true })).toBeInTheDocument();
  await rerender(<NativeSelect label="Sort" options={options} labelPlace="inside" />);
  await expect.element(page.getByRole('combobox', { name: 'Sort', exact: true })).toBeInTheDocument();
});

test('is not marked as invalid before validation, even if required', async () => {
  await render(
    <NativeSelect label="Sort" options={[{ value: '', label: 'Choose one' }, ...options]} defaultValue="" isRequired />,
  );
  // Without aria-invalid, Chromium exposes `:invalid` to screen readers.
  await expect.element(page.getByRole('combobox')).toHaveAttribute('aria-invalid', 'false');
});

test('submits its value, and is described by its error', async () => {
  const form = createRef<HTMLFormElement>();
  await render(
    <form ref={form}>
      <NativeSelect
        label="Sort"
        name="sort"
        options={options}
        defaultValue="price-asc"
        errorMessage="Distance needs a postcode."
      />
    </form>,
  );
  expect(new FormData(form.current ?? undefined).get('sort')).toBe('price-asc');
  await expect.element(page.getByRole('combobox')).toBeInvalid();
  await expect.element(page.getByRole('combobox')).toHaveAccessibleDescription('Distance needs a postcode.');
});

test('shows an empty value in the placeholder colour', async () => {
  await render(
    <NativeSelect
      label="Fuel"
      options={[
        { value: '', label: 'Any' },
        { value: 'petrol', label: 'Petrol' },
      ]}
    />,
  );
  const select = page.getByRole('combobox').element();
  const getColor = () => getComputedStyle(select).color;
  const placeholderColor = getColor();
  expect(placeholderColor).toBe(getComputedStyle(select, '::placeholder').color);
  await userEvent.selectOptions(select, 'petrol');
  expect(getColor()).not.toBe(placeholderColor);
});

test('receives presses on its chevron', async () => {
  await render(<NativeSelect label="Sort" options={options} />);
  const chevron = document.querySelector('[data-component="NativeSelect"] svg');
  const { x, y, width, height } = chevron?.getBoundingClientRect() ?? new DOMRect();
  expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(page.getByRole('combobox').element());
});

test('hides an inside label that does not fit, but keeps its accessible name', async () => {
  const renderSelect = (inlineSize: number) => (
    <div style={{ inlineSize }}>
      <NativeSelect label="Sort" options={options} labelPlace="inside" />
    </div>
  );
  await page.viewport(360, 800);
  const { rerender } = await render(renderSelect(320));
  const isInsideLabelVisible = () => {
    const box = document.querySelector('[data-component="NativeSelect"] [aria-hidden]:not(svg)');
    const inner = box?.firstElementChild?.getBoundingClientRect();
    return box && inner ? inner.bottom <= box.getBoundingClientRect().bottom : undefined;
  };
  const measureStart = () => page.getByRole('combobox').element().getBoundingClientRect().x;
  expect(isInsideLabelVisible()).toBe(true);
  const startNextToLabel = measureStart();
  await rerender(renderSelect(180));
  expect(isInsideLabelVisible()).toBe(false);
  expect(measureStart()).toBeLessThan(startNextToLabel - 30);
  await expect.element(page.getByRole('combobox', { name: 'Sort', exact: true })).toBeInTheDocument();
});
