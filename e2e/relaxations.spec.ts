// Relaxations of searches with few or no cars, and keyboard use of the results page.
import type { Page, Route } from '@playwright/test';
import { getCards, expect, createGate, getSearchBox, test } from './test.ts';

const SEARCH = '**/dealer/search/cars';
const RESULTS = '/search/results?make=BMW&fuelType=Diesel&maxPrice=15000&postcode=M202WX&distance=25';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getRelaxations = (page: Page) =>
  page.getByRole('region', { name: /^Change one thing to find/ }).getByRole('link');

interface SearchRequest {
  params: URLSearchParams;
  isCount: boolean;
}

async function answer(page: Page, getTotal: (asked: SearchRequest) => number | undefined) {
  await page.route(SEARCH, (route: Route) => {
    const { url, limit } = route.request().postDataJSON() as { url: string; limit: number };
    const total = getTotal({ params: new URL(url).searchParams, isCount: limit === 1 });
    if (total === undefined) return route.fulfill({ status: 503, body: '' });
    const results = Array.from({ length: Math.min(total, limit) }, (_, at) => ({
      Name: `BMW X5 ${at}`,
      Price: '£9,000',
    }));
    return route.fulfill({ status: 200, json: { results, total_items: total } });
  });
}

/**
 * Returns a total for each relaxation (any fuel, higher price, larger radius, whole UK, dealers too), and 0 for any
 * other search.
 */
const getTotals = ({ params }: SearchRequest): number => {
  if (!params.has('fuel-type')) return 14;
  if (params.get('price-to') === '18000') return 9;
  if (params.get('radius') === '50') return 6;
  if (!params.has('radius')) return 7;
  return params.getAll('seller-type').length > 1 ? 3 : 0;
};

test('offers up to four relaxations with counts, most cars first', async ({ page }) => {
  await answer(page, getTotals);
  await page.goto(RESULTS);
  await expect(getHeading(page)).toHaveText('No cars found with your preferences');
  await expect(getRelaxations(page)).toHaveText([
    'Without Diesel: 14 cars',
    'Up to £18,000: 9 cars',
    'In the whole UK: 7 cars',
    'Within 50 miles: 6 cars',
  ]);
});

test('leaves no gap below a single relaxation and shifts nothing', { tag: '@full' }, async ({ page }) => {
  await answer(page, ({ params }) => (params.has('fuel-type') ? 0 : 14));
  await page.goto(RESULTS);
  await expect(getRelaxations(page)).toHaveText(['Without Diesel: 14 cars']);
  const { bottom } = await getRelaxations(page).evaluate((link) => link.getBoundingClientRect());
  const { top } = await page
    .getByRole('region', { name: 'Try another search' })
    .evaluate((box) => box.getBoundingClientRect());
  expect(top - bottom).toBeLessThan(40);
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
});

test(
  'shows advice instead of car skeletons while the code of the relaxations loads',
  { tag: '@full' },
  async ({ page }) => {
    const gate = createGate();
    await page.route(SEARCH, async (route) => {
      await page.route('**/assets/*.js', async (script) => {
        await gate.opened;
        await script.continue();
      });
      await route.fulfill({ status: 200, json: { results: [], total_items: 0 } });
    });
    await page.goto(RESULTS);
    await expect(getHeading(page)).toHaveText('No cars found with your preferences');
    await expect(page.getByText(/^Adjust the filters, widen the area/)).toBeVisible();
    await expect(page.getByText('Searching', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'in a feed reader' })).toHaveCount(0);
    gate.open();
    await expect(page.getByPlaceholder('Try a new search...')).toBeVisible();
  },
);

test('finds the cars that a relaxation counted and focuses the heading', async ({ page }) => {
  await answer(page, getTotals);
  await page.goto(RESULTS);
  const relaxation = getRelaxations(page).filter({ hasText: 'Up to £18,000' });
  await relaxation.focus();
  await relaxation.press('Enter');
  await expect(page).toHaveURL(/maxPrice=18000/);
  await expect(getHeading(page)).toHaveText('9 cars');
  await expect(getHeading(page)).toBeFocused();
  await page.goBack();
  await expect(getHeading(page)).toHaveText('No cars found with your preferences');
});

test('offers relaxations below a short list of cars but not below a long list', { tag: '@full' }, async ({ page }) => {
  await answer(page, (asked) => (asked.params.has('fuel-type') ? 3 : 14));
  await page.goto(RESULTS);
  await expect(getCards(page)).toHaveCount(3);
  await expect(getRelaxations(page)).toHaveText(['Without Diesel: 14 cars']);
  await getRelaxations(page).click();
  await expect(getHeading(page)).toHaveText(/^14 cars/);
  await expect(getRelaxations(page)).toHaveCount(0);
});

test('says that no single change finds a car', { tag: '@full' }, async ({ page }) => {
  await answer(page, () => 0);
  await page.goto(RESULTS);
  await expect(page.getByRole('heading', { name: 'No single change finds a car.' })).toBeVisible();
});

test('offers a search with a single filter if no other change finds cars', { tag: '@full' }, async ({ page }) => {
  // Dropping only the make finds no car.
  const isDieselOnly = (params: URLSearchParams) =>
    params.has('fuel-type') && !params.has('make') && !params.has('price-to');
  await answer(page, ({ params }) => (isDieselOnly(params) ? 31 : 0));
  await page.goto(RESULTS);
  const singleFilterRegion = page.getByRole('region', {
    name: 'No single change finds a car. One filter on its own does:',
  });
  await expect(singleFilterRegion.getByRole('link')).toHaveText(['Only Diesel: 31 cars']);
  await singleFilterRegion.getByRole('link').click();
  await expect(getHeading(page)).toHaveText(/^31 cars/);
});

test('keeps the order of relaxations regardless of which count arrives first', { tag: '@full' }, async ({ page }) => {
  const fuelTypeGate = createGate();
  await page.route(SEARCH, async (route) => {
    const { url } = route.request().postDataJSON() as { url: string };
    const { searchParams } = new URL(url);
    const filterKeys = ['make', 'fuel-type', 'price-to'].filter((key) => searchParams.has(key));
    const hasSingleFilter = filterKeys.length === 1;
    if (hasSingleFilter && filterKeys[0] === 'make') await fuelTypeGate.opened;
    await route.fulfill({ json: { results: [], total_items: hasSingleFilter ? 31 : 0 } }).catch(() => undefined);
    if (hasSingleFilter && filterKeys[0] === 'fuel-type') fuelTypeGate.open();
  });
  await page.goto(RESULTS);
  const singleFilterRegion = page.getByRole('region', {
    name: 'No single change finds a car. One filter on its own does:',
  });
  await expect(singleFilterRegion.getByRole('link').nth(1)).toBeVisible();
  expect((await singleFilterRegion.getByRole('link').allTextContents()).slice(0, 2)).toEqual([
    'Only BMW: 31 cars',
    'Only Diesel: 31 cars',
  ]);
});

test('hides and logs relaxations that cannot be counted', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/status of 503/);
  watch.expectConsole(/Some relaxations could not be counted/);
  await answer(page, ({ isCount }) => (isCount ? undefined : 0));
  await page.goto(RESULTS);
  await expect(page.getByPlaceholder('Try a new search...')).toBeVisible();
  await expect(page.getByRole('region', { name: /One change|No single change/ })).toHaveCount(0);
});

test(
  'focuses the search box on slash outside fields, unless the key is turned off',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/search/results?make=BMW&postcode=EC1A1BB&original_query=BMW');
    await expect(getCards(page).first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(getSearchBox(page)).toBeFocused();
    await expect(getSearchBox(page)).toHaveValue('BMW');
    // The text is selected, so typing replaces it.
    await page.keyboard.type('A1/A3');
    await expect(getSearchBox(page)).toHaveValue('A1/A3');

    await page.getByRole('button', { name: 'Turn this shortcut off' }).click();
    await page.keyboard.press('/');
    await expect(getSearchBox(page)).not.toBeFocused();
    await page.reload();
    await expect(getCards(page).first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(getSearchBox(page)).not.toBeFocused();
    await page.getByRole('button', { name: 'Turn this shortcut on' }).click();
    await page.keyboard.press('/');
    await expect(getSearchBox(page)).toBeFocused();
  },
);

test(
  'keeps focus in the search box and adds no history entry for the same search',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/search/results?make=BMW&postcode=EC1A1BB&original_query=BMW');
    await expect(getSearchBox(page)).toHaveValue('BMW');
    await getSearchBox(page).fill('Audi A4');
    await getSearchBox(page).press('Enter');
    await expect(page).toHaveURL(/make=Audi&model=A4/);
    await expect(getCards(page).first()).toContainText('Audi A4');
    await expect(getSearchBox(page)).toBeFocused();
    const steps = await page.evaluate(() => window.history.length);
    const conversationResponse = page.waitForResponse('**/api/ai-conversation');
    await getSearchBox(page).press('Enter');
    await conversationResponse;
    await expect(page.getByRole('search').first()).toHaveAttribute('aria-busy', 'false');
    expect(await page.evaluate(() => window.history.length)).toBe(steps);
    await page.goBack();
    await expect(getSearchBox(page)).toHaveValue('BMW');
  },
);

test('focuses the next tag after a removal and keeps focus on the sort order', { tag: '@full' }, async ({ page }) => {
  await page.goto('/search/results?make=BMW,Audi&postcode=EC1A1BB&page=2');
  await expect(getHeading(page)).toHaveText(/page 2 of/);
  await page.getByRole('button', { name: 'Remove BMW' }).press('Enter');
  await expect(getHeading(page)).toHaveText(/page 1 of/);
  await expect(page.getByRole('button', { name: 'Remove Audi' })).toBeFocused();

  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(getHeading(page)).toBeFocused();
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await sort.focus();
  await sort.selectOption('price-asc');
  await expect(getHeading(page)).toHaveText(/page 1 of/);
  await expect(sort).toBeFocused();
});

test(
  'marks ULEZ-compliant cars only in London, and non-compliant cars everywhere',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    const createCar = (Name: string, Fuel: string | undefined, Year: string, Reg: string) => ({
      Name,
      Fuel,
      Year,
      Reg,
    });
    await page.route(SEARCH, (route) =>
      route.fulfill({
        status: 200,
        json: {
          results: [
            createCar('Kia Petrol', 'Petrol', '2012', 'AB12 CDE'),
            createCar('Kia Diesel', 'Diesel', '2014', 'AB14 CDE'),
            createCar('Kia Later', 'Diesel', '2015', 'AB65 CDE'),
            createCar('Kia Unknown', undefined, '2020', 'AB20 CDE'),
          ],
          total_items: 4,
        },
      }),
    );
    await page.goto(RESULTS.replace('M202WX', 'SW1A1AA'));
    await expect(getCards(page)).toHaveCount(4);
    const getBadge = (name: string) => getCards(page).filter({ hasText: name }).getByText('Likely ULEZ OK');
    await expect(getBadge('Kia Petrol')).toBeVisible();
    await expect(getBadge('Kia Later')).toBeVisible();
    await expect(getBadge('Kia Diesel')).toHaveCount(0);
    await expect(getBadge('Kia Unknown')).toHaveCount(0);
    await page.goto(RESULTS);
    await expect(getCards(page)).toHaveCount(4);
    await expect(page.getByText('Likely ULEZ OK')).toHaveCount(0);
    await expect(getCards(page).filter({ hasText: 'Kia Diesel' })).toContainText('ULEZ charge likely');
  },
);
