import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { KitProvider } from '../../components/KitProvider/index.ts';
import { createValuation } from '../../../test/support/cars.ts';
import { type CompareCar, type CompareRow, CompareTable, type CompareTableProps } from './index.ts';

const cars: readonly CompareCar[] = [
  {
    id: 'a4',
    name: 'Audi A4',
    derivative: '40 TFSI',
    href: '#a4',
    price: 13_250,
    valuation: createValuation(13_250, 15_570),
    range: { low: 13_700, high: 17_440 },
  },
  {
    id: 'superb',
    name: 'Skoda Superb',
    derivative: '2.0 TDI',
    price: 14_495,
    valuation: createValuation(14_495, 15_140),
  },
  { id: 'v60', name: 'Volvo V60', price: 15_750, valuation: createValuation(15_750, 14_620) },
];

const rows: readonly CompareRow[] = [
  { id: 'price', label: 'Price', values: [13_250, 14_495, 15_750], better: 'lower', format: 'money' },
  { id: 'mileage', label: 'Mileage', values: [67_078, 58_310, null], better: 'lower', format: 'distance' },
  { id: 'year', label: 'Year', values: [2021, 2020, 2019], better: 'higher', format: 'year' },
  { id: 'owners', label: 'Owners', values: [1, 1, 2], better: 'lower' },
  { id: 'body', label: 'Body', values: ['Estate', 'Estate', 'Estate'] },
  { id: 'doors', label: 'Doors', values: [5, 5, 5] },
  { id: 'tax', label: 'Road tax', values: [undefined, '', null] },
];

const mount = (width: number, props: Partial<CompareTableProps> = {}) =>
  render(
    <div style={{ inlineSize: width }}>
      <CompareTable label="Three cars" cars={cars} rows={rows} {...props} />
    </div>,
  );

const getRow = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const getCells = (name: string) =>
  getRow(name)
    .getByRole('cell')
    .elements()
    .map((cell) => (cell as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim());

test('marks the best value in a row, and states its lead over the next', async () => {
  await mount(1100);
  expect(getCells('Price')).toEqual(['£13,250 £1,245 less than the next', '£14,495', '£15,750']);
  expect(getCells('Mileage')).toEqual(['67,078 miles', '58,310 miles 8,768 miles less than the next', 'Not given']);
  expect(getCells('Year')).toEqual(['2021 Newer by a year', '2020', '2019']);
  expect(getCells('Owners')).toEqual(['1 Joint best', '1 Joint best', '2']);
});

test('collapses rows whose values are all equal, and omits rows with no values', async () => {
  const onSameExpandedChange = vi.fn<(isExpanded: boolean) => void>();
  await mount(1100, { onSameExpandedChange });
  const button = page.getByRole('button', { name: 'Same for all 3: Estate · Doors: 5' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByRole('rowheader', { name: 'Body' })).not.toBeInTheDocument();
  await button.click();
  expect(onSameExpandedChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(getCells('Body')).toEqual(['Estate', 'Estate', 'Estate']);
  await expect.element(page.getByRole('rowheader', { name: 'Road tax' })).not.toBeInTheDocument();
});

test('names each column after its car, and calls onRemove from its button', async () => {
  const onRemove = vi.fn<(id: string) => void>();
  await mount(1100, { onRemove });
  expect(
    page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.getAttribute('aria-labelledby')?.split(' ').length),
  ).toEqual([1, 1, 1]);
  const head = page.getByRole('columnheader', { name: 'Audi A4', exact: true });
  await expect.element(head.getByRole('link', { name: 'Audi A4' })).toHaveAttribute('href', '#a4');
  await expect.element(head.getByText('£13,250')).toBeVisible();
  await expect.element(head.getByText('Good price')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Skoda Superb 2.0 TDI' }).click();
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('superb');
});

test('draws the prices on one axis, and states the difference from each estimate', async () => {
  const { container } = await mount(1100, {
    cars: [...cars.slice(0, 2), { id: 'i40', name: 'Hyundai i40', price: 9_995 }],
  });
  const list = page.getByRole('list', { name: 'Price against value' });
  expect(
    list
      .getByRole('listitem')
      .elements()
      .map((item) => item.lastElementChild?.textContent),
  ).toEqual(['£2,320 below', '£645 below', 'Not valued yet']);
  // Every ruler shows the same amount at the same position.
  const [first, second, third] = [...container.querySelectorAll('[data-part="Plate"]')].map((plate) => {
    const box = plate.getBoundingClientRect();
    return box.x + box.width / 2;
  }) as [number, number, number];
  expect((second - first) / (first - third)).toBeCloseTo((14_495 - 13_250) / (13_250 - 9_995), 1);
});

test('shows two cars at 360 px, and scrolls to the third by keyboard', async () => {
  await mount(360);
  const region = page.getByRole('region', { name: 'Three cars' });
  await expect.element(page.getByText('Showing 1–2 of 3')).toBeVisible();
  // The table becomes a region once it is known to overflow.
  await expect.element(region).toBeVisible();
  const names = [...region.element().querySelectorAll('[data-part="Name"]')];
  const getRightEdge = () => region.element().getBoundingClientRect().right;
  expect(names[1]?.getBoundingClientRect().right).toBeLessThanOrEqual(getRightEdge());
  expect(names[2]?.getBoundingClientRect().left).toBeGreaterThan(getRightEdge() - 20);
  await userEvent.tab();
  await expect.element(region).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(page.getByText('Showing 2–3 of 3')).toBeVisible();
  const label = page.getByRole('rowheader', { name: 'Price', exact: true }).element();
  expect(label.getBoundingClientRect().left).toBeGreaterThanOrEqual(region.element().getBoundingClientRect().left);
});

test('writes its counts in the digits of the locale', async () => {
  await render(
    <KitProvider locale="ar-EG">
      <div style={{ inlineSize: 1100 }}>
        <CompareTable label="Three cars" cars={cars} rows={rows} addHref="/saved" />
      </div>
    </KitProvider>,
  );
  await expect.element(page.getByText('Showing ١–٣ of ٣')).toBeInTheDocument();
  await expect.element(page.getByText('Up to ٤')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Same for all ٣:/ })).toBeVisible();
});

test('is a table but not a region if it does not overflow', async () => {
  await mount(1100);
  await expect.element(page.getByRole('table', { name: 'Three cars' })).toBeVisible();
  expect(page.getByRole('region').elements()).toHaveLength(0);
});
