// Exclusions in every part of a search: 'not red' in the search box, URL, tags, form, results and chat.
import type { Page } from '@playwright/test';
import { getCards, expect, test } from './test.ts';

interface SearchResponse {
  results: { Colour?: string; Fuel?: string; Name: string }[];
  total_items: number;
}

const getTags = (page: Page) => page.getByRole('group', { name: 'Active filters' });
const getQuery = (page: Page) => new URL(page.url()).searchParams;

async function search(page: Page, query: string): Promise<SearchResponse> {
  const response = page.waitForResponse('**/dealer/search/cars');
  await page.goto(`/search/results?${query}`);
  await expect(getCards(page).first()).toBeVisible();
  return (await (await response).json()) as SearchResponse;
}

test('turns the exclusions of a sentence into removable tags', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('textbox').first().fill('a BMW, not red or blue, no diesels, anywhere in the UK');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/color=-Red,-Blue/);
  expect(getQuery(page).get('fuelType')).toBe('-Diesel');
  for (const label of ['Not red', 'Not blue', 'Not diesel']) await expect(getTags(page)).toContainText(label);
  await expect(getCards(page).first()).toBeVisible();
  await getTags(page)
    .getByRole('button', { name: /Not blue/ })
    .click();
  await expect(page).toHaveURL(/color=-Red(&|$)/);
});

test('does not find excluded cars', { tag: '@full' }, async ({ page }) => {
  const place = 'postcode=EC1A1BB&sellerType=both';
  const allCars = await search(page, place);
  const carsAfterExclusions = await search(page, `${place}&color=-Red,-Blue&fuelType=-Diesel&make=-Ford`);
  expect(carsAfterExclusions.total_items).toBeLessThan(allCars.total_items);
  for (const { Colour, Fuel, Name } of carsAfterExclusions.results) {
    expect(['Red', 'Blue']).not.toContain(Colour);
    expect(Fuel).not.toBe('Diesel');
    expect(Name).not.toMatch(/^Ford/);
  }
  const redCars = await search(page, `${place}&color=Red`);
  const carsExceptRed = await search(page, `${place}&color=-Red`);
  expect(redCars.total_items + carsExceptRed.total_items).toBe(allCars.total_items);
});

test('shows excluded values in the form and lets the user remove them', async ({ page }) => {
  await search(page, 'postcode=EC1A1BB&make=-Ford&color=-Red');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filter Cars' });
  await expect(panel.getByRole('button', { name: 'Remove Not Ford', exact: true })).toBeVisible();
  const color = panel.getByRole('combobox', { name: 'Colour', exact: true });
  await expect(color).toContainText('Not red');
  await color.click();
  await page.getByRole('option', { name: 'Not red' }).click();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: /^(Apply|Show [\d,]+ cars?)$/ }).click();
  await expect(page).not.toHaveURL(/Red/);
  expect(getQuery(page).get('make')).toBe('-Ford');
});

test('adds an exclusion from the chat to the search', async ({ page }) => {
  await search(page, 'postcode=EC1A1BB&make=BMW&color=-Red');
  await page.getByRole('button', { name: 'Refine with the assistant' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('not blue either, and no diesels');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(/blue or diesel/);
  await dialog.getByRole('textbox').fill('search now');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Yes, Search Now' }).click();
  await expect(page).toHaveURL(/color=-Red,-Blue/);
  expect(getQuery(page).get('make')).toBe('BMW');
});
