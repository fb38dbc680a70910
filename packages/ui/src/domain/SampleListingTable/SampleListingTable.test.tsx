import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createValuation } from '../../../test/support/cars.ts';
import { type SampleListing, SampleListingTable } from './index.ts';

const createListing = (model: string, price: number, estimate: number): SampleListing => ({
  id: model,
  make: 'Ford',
  model,
  year: 2019,
  mileage: 61_200,
  seller: 'Private',
  location: 'Derby',
  valuation: createValuation(price, estimate),
});

const listings = [
  createListing('Focus', 13_000, 10_000),
  createListing('Ka', 10_500, 10_000),
  createListing('Puma', 9_000, 10_000),
];

const mount = (width: number, props: Partial<Parameters<typeof SampleListingTable>[0]> = {}) =>
  render(
    <div style={{ inlineSize: width }}>
      <SampleListingTable caption="Samples" listings={listings} {...props} />
    </div>,
  );

const getTexts = (elements: readonly Element[]) => elements.map((element) => (element as HTMLElement).innerText);
const getCells = (row: number) => getTexts(page.getByRole('row').nth(row).getByRole('cell').elements());

test.each([
  [280, ['Car', 'Price', 'Verdict']],
  [1100, ['Car', 'Seller', 'Where', 'Price', 'Estimate', 'Gap', 'Verdict']],
])('sorts its rows from good to high price verdicts, and fits into %d px', async (width, heads) => {
  const { container } = await mount(width, { listings: [...listings, createListing('Fiesta', 8_000, 10_000)] });
  await expect.element(page.getByRole('table', { name: 'Samples' })).toBeVisible();
  expect(getTexts(page.getByRole('columnheader').elements())).toEqual(heads);
  const names = page.getByRole('rowheader').elements();
  expect(names.map((element) => /Ford (\w+)/.exec(element.textContent)?.[1])).toEqual([
    'Puma',
    'Fiesta',
    'Ka',
    'Focus',
  ]);
  const root = container.querySelector('[data-component="SampleListingTable"]');
  expect(root?.scrollWidth).toBe(root?.clientWidth);
});

test('shows prices and a signed difference in each row', async () => {
  await mount(1100);
  expect(getCells(1)).toEqual(['Private', 'Derby', '£9,000', '£10,000', '\u2212£1,000 10%', 'Good price']);
  expect(getCells(2).slice(4)).toEqual(['+£500 5%', 'Fair price']);
});

test('shows each fact exactly once at 280 px', async () => {
  await mount(280);
  const [row = ''] = getTexts([page.getByRole('row').nth(1).element()]);
  for (const text of [
    'Ford Puma',
    '2019, 61,200 miles',
    'Private, Derby',
    '£9,000',
    'est. £10,000',
    '\u2212£1,000',
    'Good price',
  ])
    expect(row.split(text)).toHaveLength(2);
});

test('shows the valuation’s own word for its verdict, and translated strings', async () => {
  await mount(1100, {
    listings: [
      { ...createListing('Ka', 9_000, 10_000), valuation: { ...createValuation(9_000, 10_000), word: 'Good deal' } },
    ],
    note: 'Beispiele',
    strings: { gap: 'Abstand', estimateOf: 'von {estimate}' },
  });
  expect(getCells(1).at(-1)).toBe('Good deal');
  await expect.element(page.getByRole('columnheader', { name: 'Abstand' })).toBeVisible();
  expect(page.getByText('von £10,000').elements()).toHaveLength(1);
  await expect.element(page.getByText('Beispiele')).toBeVisible();
});
