import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { KitProvider } from '../KitProvider/index.ts';
import { FacetList } from './index.ts';

const options = [
  { value: 'petrol', label: 'Petrol', count: 2310 },
  { value: 'gas', label: 'Gas', count: 0 },
  { value: 'diesel', label: 'Diesel', count: 1 },
  { value: 'hybrid', label: 'Hybrid' },
];
const getCheckbox = (name: string) => page.getByRole('checkbox', { name, exact: true });
const getButton = (name: string) => page.getByRole('button', { name });
const getLabels = () => [...document.querySelectorAll('[data-part="OptionLabel"]')].map((each) => each.textContent);
const getCounts = () => [...document.querySelectorAll('[data-part="Count"]')].map((each) => each.textContent);

test('describes options by their counts, and formats counts for the locale', async () => {
  const { rerender } = await render(<FacetList label="Fuel" options={options} />);
  await expect.element(getCheckbox('Petrol')).toHaveAccessibleDescription('2,310 results');
  await expect.element(getCheckbox('Diesel')).toHaveAccessibleDescription('1 result');
  await expect.element(getCheckbox('Hybrid')).not.toHaveAccessibleDescription();
  expect(getCounts()).toEqual(['2,310', '0', '1']);
  await rerender(
    <KitProvider locale="de-DE">
      <FacetList label="Fuel" options={options} />
    </KitProvider>,
  );
  expect(getCounts()).toEqual(['2.310', '0', '1']);
});

test('lets an option with no results be focused but not selected', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  await render(<FacetList label="Fuel" options={options} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(getCheckbox('Gas')).toHaveFocus();
  await expect.element(getCheckbox('Gas')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(getCheckbox('Gas')).toHaveAccessibleDescription('No results with this option');
  await userEvent.keyboard(' ');
  await page.getByText('Gas', { exact: true }).click({ force: true });
  await expect.element(getCheckbox('Gas')).not.toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
});

test('lets a selected option with no results be cleared', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  await render(<FacetList label="Fuel" options={options} defaultValue={['gas', 'petrol']} onChange={onChange} />);
  await getCheckbox('Gas').click();
  expect(onChange.mock.calls).toEqual([[['petrol']]]);
  await expect.element(getCheckbox('Gas')).toHaveAttribute('aria-disabled', 'true');
});

test('clears an exclusion on one press, and selects the option on the next', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  function Filters() {
    const [excluded, setExcluded] = useState(['diesel']);
    return (
      <FacetList
        label="Fuel"
        options={options}
        excluded={excluded}
        onExcludedChange={setExcluded}
        onChange={onChange}
      />
    );
  }
  await render(<Filters />);
  await expect.element(getCheckbox('Diesel excluded')).not.toBeChecked();
  await getCheckbox('Diesel excluded').click();
  await expect.element(getCheckbox('Diesel')).not.toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
  await getCheckbox('Diesel').click();
  expect(onChange.mock.calls).toEqual([[['diesel']]]);
});

test('shows the first and the selected options, and all options on request', async () => {
  await render(<FacetList label="Fuel" options={options} visibleCount={1} defaultValue={['hybrid']} />);
  expect(getLabels()).toEqual(['Petrol', 'Hybrid']);
  // The cleared option stays until the list is collapsed.
  await getCheckbox('Hybrid').click();
  expect(getLabels()).toEqual(['Petrol', 'Hybrid']);
  await getButton('Show all 4').click();
  expect(getLabels()).toEqual(['Petrol', 'Gas', 'Diesel', 'Hybrid']);
  await expect.element(getButton('Show fewer')).toHaveFocus();
  await getButton('Show fewer').click();
  expect(getLabels()).toEqual(['Petrol']);
});

test('shows all options if only one would be hidden', async () => {
  await render(<FacetList label="Fuel" options={options} visibleCount={3} />);
  expect(getLabels()).toHaveLength(4);
});

test('filters all options by label, and does not submit the form on Enter', async () => {
  const onSubmit = vi.fn<() => void>();
  await render(
    <Form onSubmit={onSubmit}>
      <FacetList label="Fuel" name="fuel" options={options} visibleCount={1} isFilterable />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await page.getByRole('searchbox', { name: 'Filter Fuel' }).fill('ÍÉSEL');
  expect(getLabels()).toEqual(['Diesel']);
  await expect.element(page.getByRole('log')).toHaveTextContent('1 option');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await page.getByRole('searchbox').fill('steam');
  await expect.element(page.getByText('No matches').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(getLabels()).toEqual(['Petrol']);
});

test('does not shift its layout when counts arrive', async () => {
  const optionsWithoutCounts = options.map(({ value, label }) => ({ value, label }));
  const { rerender } = await render(<FacetList label="Fuel" options={optionsWithoutCounts} isLoading />);
  const getBoxes = () =>
    [...document.querySelectorAll('[data-part="OptionLabel"], [data-part="Count"]')]
      .slice(0, 6)
      .map((each) => each.getBoundingClientRect().toJSON() as unknown);
  const before = getBoxes();
  await rerender(<FacetList label="Fuel" options={options} />);
  expect(getCounts()[0]).toBe('2,310');
  expect(getBoxes()).toEqual(before);
});

test('submits each selected option, including those hidden by the filter', async () => {
  const submissions: unknown[] = [];
  await render(
    <Form onSubmit={(data) => void submissions.push(data.getAll('fuel'))}>
      <FacetList
        label="Fuel"
        name="fuel"
        options={options}
        defaultValue={['petrol']}
        excluded={['diesel']}
        isFilterable
      />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await getCheckbox('Hybrid').click();
  await getButton('Send').click();
  await page.getByRole('searchbox').fill('gas');
  await getButton('Send').click();
  expect(submissions).toEqual([
    ['petrol', 'hybrid'],
    ['petrol', 'hybrid'],
  ]);
});
