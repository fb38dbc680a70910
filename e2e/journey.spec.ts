import type { Page } from '@playwright/test';
import { getCards, expect, getSearchBox, test } from './test.ts';

const SENTENCE = 'BMW X5 under £30k near London';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getTag = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Active filters' }).getByRole('listitem').filter({ hasText: label });

async function readCars(page: Page): Promise<{ name: string; price: number }[]> {
  await expect(getCards(page).first()).toBeVisible();
  // Reads all cards in one call, because they may change between two calls.
  return getCards(page).evaluateAll((all) =>
    all.map((card) => ({
      name: card.querySelector('h1, h2, h3, h4')?.textContent ?? '',
      price: Number((card.querySelector('[data-part="Price"]')?.textContent ?? '').replace(/\D/g, '')),
    })),
  );
}

async function searchFor(page: Page, sentence = SENTENCE) {
  await page.goto('/search');
  await getSearchBox(page).fill(sentence);
  await getSearchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/search\/results\?/);
  await expect(getHeading(page)).toHaveText(/^[\d,]+ cars?/);
}

test('finds cars that match a sentence', async ({ page }) => {
  const searchRequest = page.waitForRequest((request) => request.url().endsWith('/dealer/search/cars'));
  await searchFor(page);

  for (const { name, price } of await readCars(page)) {
    expect(name).toBe('BMW X5');
    expect(price).toBeGreaterThan(0);
    expect(price).toBeLessThanOrEqual(30_000);
  }
  const { url } = (await searchRequest).postDataJSON() as { url: string };
  expect(new URL(url).searchParams.get('sort')).toBe('most-recent');

  const query = new URL(page.url()).searchParams;
  expect(query.get('make')).toBe('BMW');
  expect(query.get('model')).toBe('X5');
  expect(query.get('maxPrice')).toBe('30000');
  expect(query.get('original_query')).toBe(SENTENCE);
  expect(query.has('sort')).toBe(false);

  await expect(getTag(page, '£30,000').getByText('under £30k')).toBeVisible();
  await expect(page).toHaveTitle(/^[\d,]+ cars?.* \| ADS$/);
  await expect(getSearchBox(page)).toHaveValue(SENTENCE);
});

test('treats a line break in a query as a space', { tag: '@full' }, async ({ page }) => {
  await page.goto('/search');
  await getSearchBox(page).fill('BMW X5');
  await getSearchBox(page).press('Shift+Enter');
  await getSearchBox(page).pressSequentially('under £30k');
  await getSearchBox(page).press('Enter');
  await expect(page).toHaveURL(/model=X5.*maxPrice=30000/);
  await expect(getSearchBox(page)).toHaveValue('BMW X5 under £30k');
});

test('shows the most recent listings first', { tag: '@full' }, async ({ page, request }) => {
  await searchFor(page, 'BMW near London');
  const names = await readCars(page);
  const listings = 'https://listings.example.com/car-search?channel=cars&make=BMW&sort=most-recent&seller-type=private';
  // For a location without a distance, the search uses the smallest radius with enough cars.
  const { searchParams } = new URL(page.url());
  const [postcode, radius] = ['postcode', 'distance'].map((key) => searchParams.get(key));
  const answer = await request.post('/dealer/search/cars', {
    data: { url: `${listings}&exclude-writeoff-categories=on&postcode=${postcode}&radius=${radius}`, limit: 10 },
  });
  const { results } = (await answer.json()) as { results: { Price: string }[] };
  expect(names.map(({ price }) => price)).toEqual(results.map((car) => Number(car.Price.replace(/\D/g, ''))));
});

test('changes the search by tag, sort order and page, and undoes each change on back', async ({ page }) => {
  await searchFor(page, 'BMW under £30k near London');
  const headingBefore = await getHeading(page).textContent();
  const sort = page.getByRole('combobox', { name: 'Sort' });

  await sort.selectOption({ label: 'Price: Low to High' });
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(async () => {
    const prices = (await readCars(page)).map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }).toPass();

  const [cheapest] = await readCars(page);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(getHeading(page)).toHaveText(/page 2 of/);
  await expect(getHeading(page)).toBeFocused();
  await expect.poll(async () => (await readCars(page))[0]?.price).toBeGreaterThanOrEqual(cheapest?.price ?? Infinity);

  await getTag(page, '£30,000').getByRole('button', { name: 'Remove Maximum price: £30,000' }).click();
  await expect(page).not.toHaveURL(/maxPrice|page=/);
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(getTag(page, '£30,000')).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL(/maxPrice=30000.*page=2/);
  await expect(getHeading(page)).toHaveText(/page 2 of/);
  await page.goBack();
  await expect(getHeading(page)).toHaveText(/page 1 of/);
  await page.goBack();
  await expect(sort).toHaveValue('most-recent');
  await expect(getHeading(page)).toHaveText(headingBefore ?? '');
  await page.goForward();
  await expect(sort).toHaveValue('price-asc');

  // Choosing the default removes the parameter.
  await sort.selectOption({ label: 'Most Recent' });
  await expect(page).not.toHaveURL(/sort=/);
});

test('restores the search and the source words of its tags from the URL', async ({ page }) => {
  await searchFor(page);
  const carsBefore = await readCars(page);
  await page.reload();
  await expect.poll(() => readCars(page)).toEqual(carsBefore);
  // The browser parses the query again after the cars have loaded.
  await expect(getTag(page, '£30,000').getByText('under £30k')).toBeVisible();
});

test('opens a shared URL without a visit to the home page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/search/results?make=Audi,BMW&postcode=EC1A1BB&minYear=2018');
  await expect(getTag(page, 'Audi')).toBeVisible();
  await expect(getTag(page, 'From 2018')).toBeVisible();
  for (const { name } of await readCars(page)) expect(name).toMatch(/^(Audi|BMW)/);
});

test('names unrecognised words instead of dropping them', async ({ page }) => {
  await searchFor(page, 'automatic estate with flux capacitor under £20k');
  await expect(page.getByText('Left out:')).toContainText('flux capacitor');
  await expect(page.getByText('Left out:')).toContainText('Check each car.');
});

test('finds cars with the search button on /search', { tag: '@full' }, async ({ page }) => {
  await page.goto('/search');
  await getSearchBox(page).fill('Ford Focus');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/make=Ford&model=Focus/);
  await expect(getCards(page).first()).toContainText('Ford Focus');
});

test('picks a distance if the query has none, says so and offers other distances', async ({ page }) => {
  await searchFor(page, 'BMW near Manchester');
  await expect(page).toHaveURL(/distance=(25|50|100|200)/);
  await expect(page.getByText(/^You didn’t say how far, so we’re searching within \d+ miles of M1\.$/)).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Distance' });
  await expect(steps.getByRole('link', { name: /^Within \d+ miles \(\d+\)$/ }).first()).toBeVisible();
  const wholeUkLink = steps.getByRole('link', { name: /^Whole UK \([\d,]+\)$/ });
  const offeredCount = /\(([\d,]+)\)/.exec((await wholeUkLink.textContent()) ?? '')?.[1];
  await wholeUkLink.click();
  await expect(page).not.toHaveURL(/distance=/);
  await expect(page.getByText('Searching the whole UK.')).toBeVisible();
  await expect(getHeading(page)).toHaveText(new RegExp(`^${offeredCount} cars?`));
});
