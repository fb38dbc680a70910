import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { PriceHistoryChart } from './index.ts';

const history = [
  { date: '2026-03-03', price: 13_750 },
  { date: '2026-04-12', price: 13_250 },
];

test('shows the first price, the change in words and the data as a table', async () => {
  await render(<PriceHistoryChart label="Price history" history={history} />);
  await expect.element(page.getByText('£500 less than on 3 March 2026.')).toBeVisible();
  await expect.element(page.getByText('£13,750')).toBeVisible();
  await page.getByRole('radio', { name: 'Table' }).click();
  const rows = page.getByRole('table', { name: 'Price history' }).getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent('12 April 2026£13,250−£500');
});

test('shows only a sentence if there is one price', async () => {
  await render(<PriceHistoryChart label="Price history" history={history.slice(0, 1)} />);
  await expect.element(page.getByText('£13,750 since 3 March 2026.')).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
});
