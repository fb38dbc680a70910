// The results page: docs/specification.md, sections 2, 4, 5, 7.3 and 9.
import type { Page } from '@playwright/test';
import { getCards, expect, waitInPage, test } from '../test.ts';

const SEARCH = '**/dealer/search/cars';
const PLACE_QUERY = 'postcode=EC1A1BB';
const FULL_SEARCH =
  'make=BMW,Audi&model=X5&postcode=M202RN&distance=50&minPrice=5000&maxPrice=1250000&minYear=2018&maxYear=2022' +
  '&minMileage=900&maxMileage=60000&fuelType=Diesel,Petrol&transmission=Automatic&bodyType=SUV&doors=5&color=Blue' +
  '&seats=7&excludeWriteoff=true&sellerType=both&sort=price-asc&page=2&original_query=a+car';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getTags = (page: Page) => page.getByRole('group', { name: 'Active filters' });
const getLabels = (page: Page) => getTags(page).getByRole('listitem').locator('[data-part="Label"]');
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Returns the requests so far. */
async function answer(page: Page, { cars = [{}], total = 40 }: { cars?: object[]; total?: number } = {}) {
  const requests: { limit: number; query: URLSearchParams }[] = [];
  await page.route(SEARCH, (route) => {
    const { url, limit } = route.request().postDataJSON() as { url: string; limit: number };
    requests.push({ limit, query: new URL(url).searchParams });
    const results = cars.map((car, at) => ({ Id: String(at), Name: `BMW X${at}`, Price: '£10,000', ...car }));
    return route.fulfill({ json: { results, total_items: total } });
  });
  return requests;
}

test('sends exactly the specified listings parameters to the search service', async ({ page }) => {
  const requests = await answer(page);
  await page.goto(`/search/results?${FULL_SEARCH}`);
  await expect(getCards(page)).toHaveCount(1);
  const [first] = requests;
  expect(first?.limit).toBe(10);
  const sentParams = [...(first?.query ?? [])].map(([key, value]) => `${key}=${value}`);
  expect(sentParams.toSorted()).toEqual(
    [
      'channel=cars',
      'advertising-location=at_cars',
      'homeDeliveryAdverts=include',
      'exclude-writeoff-categories=on',
      'seller-type=private',
      'seller-type=dealer',
      'sort=price-asc',
      'page=2',
      'make=BMW',
      'make=Audi',
      'model=X5',
      'postcode=M202RN',
      'radius=50',
      'price-from=5000',
      'price-to=1250000',
      'year-from=2018',
      'year-to=2022',
      'minimum-mileage=900',
      'maximum-mileage=60000',
      'fuel-type=Diesel',
      'fuel-type=Petrol',
      'transmission=Automatic',
      'body-type=SUV',
      'quantity-of-doors=5',
      'colour=Blue',
      'seats_values=7',
    ].toSorted(),
  );
});

test('sends no radius for national and excludes write-offs and dealers by default', async ({ page }) => {
  const requests = await answer(page);
  await page.goto(`/search/results?make=BMW&${PLACE_QUERY}&distance=national`);
  await expect(getCards(page)).toHaveCount(1);
  const query = requests[0]?.query;
  expect(query?.has('radius')).toBe(false);
  expect(query?.has('page')).toBe(false);
  expect(query?.get('sort')).toBe('most-recent');
  expect(query?.getAll('seller-type')).toEqual(['private']);
  expect(query?.get('exclude-writeoff-categories')).toBe('on');
});

test('shows a removable tag for each active filter', async ({ page }) => {
  await answer(page);
  await page.goto(`/search/results?${FULL_SEARCH}`);
  await expect(getLabels(page)).toHaveText([
    'BMW',
    'Audi',
    'X5',
    '50 miles',
    '£5,000',
    '£1,250,000',
    'From 2018',
    'To 2022',
    '900 miles',
    '60,000 miles',
    'Diesel',
    'Petrol',
    'Automatic',
    'SUV',
    '5 doors',
    'Blue',
    '7 seats',
    'Exclude Write-offs',
    'Private and dealers',
  ]);
  await page.goto(`/search/results?${PLACE_QUERY}&distance=national`);
  await expect(getLabels(page)).toHaveText(['National']);
});

test('deletes a parameter with its tag and clears all filters in one navigation', async ({ page }) => {
  await answer(page);
  await page.goto(`/search/results?make=BMW,Audi&${PLACE_QUERY}&maxPrice=9000&sort=price-asc&page=2`);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Remove BMW' }).click();
  // The search returns to its first page.
  await expect(page).toHaveURL(`/search/results?make=Audi&${PLACE_QUERY}&maxPrice=9000&sort=price-asc`);
  await page.getByRole('button', { name: 'Remove Audi' }).click();
  await expect(page).toHaveURL(`/search/results?${PLACE_QUERY}&maxPrice=9000&sort=price-asc`);
  await expect(page.getByRole('button', { name: 'Remove Maximum price: £9,000' })).toBeFocused();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(`/search/results?${PLACE_QUERY}&sort=price-asc`);
  await expect(getHeading(page)).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries + 3);
});

test('scrolls overflowing tags by 80% of the strip, but at least 200 px', async ({ page }) => {
  await answer(page);
  await page.goto(`/search/results?make=BMW&${PLACE_QUERY}`);
  await expect(getTags(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scroll forward' })).toBeHidden();
  await page.goto(`/search/results?${FULL_SEARCH}`);
  const tagList = getTags(page).getByRole('list');
  const before = await tagList.evaluate(({ scrollLeft, clientWidth }) => ({ scrollLeft, clientWidth }));
  await page.getByRole('button', { name: 'Scroll forward' }).click();
  const step = Math.max(200, before.clientWidth * 0.8);
  const hiddenWidth = await tagList.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect
    .poll(() => tagList.evaluate(({ scrollLeft }) => scrollLeft))
    .toBeGreaterThan(before.scrollLeft + Math.min(step, hiddenWidth) - 2);
  await page.getByRole('button', { name: 'Scroll back' }).click();
  await expect.poll(() => tagList.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test('offers eight sort orders and removes the parameter for the default', async ({ page }) => {
  await answer(page);
  await page.goto(`/search/results?make=BMW&${PLACE_QUERY}`);
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await expect(sort).toHaveValue('most-recent');
  const sortLabels = ['Most Recent', 'Relevance', 'Price: Low to High', 'Price: High to Low', 'Distance', 'Mileage'];
  await expect(sort.getByRole('option')).toHaveText([...sortLabels, 'Newest First', 'Oldest First']);
  await sort.selectOption('Newest First');
  await expect(page).toHaveURL(`/search/results?make=BMW&${PLACE_QUERY}&sort=year-dsc`);
  await sort.selectOption('Most Recent');
  await expect(page).toHaveURL(`/search/results?make=BMW&${PLACE_QUERY}`);
});

test('shows cards in 1 to 4 columns depending on the width', async ({ page }) => {
  await answer(page, { cars: Array.from({ length: 10 }, () => ({})) });
  await page.goto(`/search/results?make=BMW&${PLACE_QUERY}`);
  await expect(getCards(page)).toHaveCount(10);
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1280, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const countColumns = () =>
      getCards(page).evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size);
    await expect.poll(countColumns, `columns at ${width} px`).toBe(columns);
  }
});

test('shows the known facts on a card and reports a missing mileage', async ({ page }) => {
  await answer(page, {
    cars: [
      {
        Name: 'Ford Focus',
        Year: '2018',
        Details: ['2018', '60,000 miles'],
        Image: '/cars/suv-black-side.svg',
        EstimatedValue: 12_000,
      },
      { Name: 'Trabant', Desc: '601 Universal' },
    ],
  });
  await page.goto(`/search/results?make=BMW&${PLACE_QUERY}`);
  const [focus, trabant] = [getCards(page).first(), getCards(page).nth(1)];
  await expect(focus.getByRole('heading')).toHaveText('Ford Focus');
  for (const text of ['2018', '£10,000', '60,000 miles', '£12,000', 'Good price'])
    await expect(focus).toContainText(text);
  await expect(focus.locator('img[src="/cars/suv-black-side.svg"]')).toBeVisible();
  // If the name is only a make, the model comes from the description.
  await expect(trabant.getByRole('heading')).toHaveText('Trabant 601 Universal');
  await expect(trabant).toContainText('No mileage data');
  await expect(trabant).toContainText('Need to Check');
});

test('rates prices as good below the estimate and high from 15% above it', async ({ page }) => {
  const createEstimate = (Price: string, EstimatedValue: number) => ({ Price, EstimatedValue });
  await answer(page, {
    cars: [
      createEstimate('£9,999', 10_000),
      createEstimate('£10,000', 10_000),
      createEstimate('£11,499', 10_000),
      createEstimate('£11,500', 10_000),
      createEstimate('N/A', 10_000),
      createEstimate('£10,000', 0),
    ],
  });
  await page.goto(`/search/results?make=BMW&${PLACE_QUERY}`);
  await expect(getCards(page)).toHaveCount(6);
  for (const [at, verdict] of ['Good price', 'Fair price', 'Fair price', 'High price'].entries())
    await expect(getCards(page).nth(at)).toContainText(verdict);
  for (const at of [4, 5]) await expect(getCards(page).nth(at)).not.toContainText(/(Good|Fair|High) price/);
});

test('shows a prompt, a search box and three suggestions if no car is found', async ({ page }) => {
  await answer(page, { cars: [], total: 0 });
  await page.goto(`/search/results?make=BMW&${PLACE_QUERY}`);
  await expect(getHeading(page)).toHaveText('No cars found with your preferences');
  await expect(page.getByText(/Adjust the filters, widen the area/)).toBeVisible();
  const box = page.getByPlaceholder('Try a new search...');
  await expect(box).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Try these popular searches:' })).toBeVisible();
  const chips = page.getByRole('group', { name: 'Popular searches' }).getByRole('button');
  const texts = ['BMW X5 under £30k...', 'Audi A4 2020 or newer...', 'Tesla Model 3 low mileage...'];
  // Phones show the first two words and an ellipsis. The accessible name is the whole text.
  const shortLabels = ['BMW X5…', 'Audi A4…', 'Tesla Model…'];
  await expect(chips).toHaveCount(3);
  for (const [at, text] of (isPhone(page) ? shortLabels : texts).entries())
    await expect(chips.nth(at).getByText(text, { exact: true })).toBeVisible();
  // Empty text is ignored.
  const urlBefore = page.url();
  await box.fill('   ');
  await box.press('Enter');
  await waitInPage(page, 100);
  expect(page.url()).toBe(urlBefore);
  await chips.first().click();
  await expect(page).toHaveURL(/make=BMW&model=X5/);
});

test('shows the feature list below the results', async ({ page }) => {
  await answer(page);
  await page.goto(`/search/results?make=BMW&${PLACE_QUERY}`);
  const featuresRegion = page.getByRole('region', { name: 'How this search works for you' });
  await expect(featuresRegion.getByRole('listitem')).toHaveCount(4);
  await expect(featuresRegion.getByRole('link', { name: 'How we value cars' })).toHaveAttribute(
    'href',
    '/how-we-value',
  );
});

test('shows up to 5 page numbers, Previous and Next if there is more than one page', async ({ page }) => {
  await answer(page, { total: 10 });
  await page.goto(`/search/results?make=BMW&${PLACE_QUERY}`);
  await expect(getHeading(page)).toHaveText('10 cars');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toBeHidden();

  await page.unroute(SEARCH);
  // With ten cars per page, the number of pages is rounded up.
  await answer(page, { total: 91 });
  await page.goto(`/search/results?make=Audi&${PLACE_QUERY}`);
  await expect(getHeading(page)).toHaveText('91 cars page 1 of 10');
  await expect(page).toHaveTitle(/^91 cars, page 1 of 10/);
  const pageLinks = pages.getByRole('link', { name: /^Page \d+/ });
  await expect(pages.getByRole('link', { name: 'Page 5', exact: true })).toBeVisible();
  expect(await pageLinks.count()).toBeLessThanOrEqual(5);
  await expect(pages.getByRole('link', { name: /Previous/ })).toBeDisabled();
  await page.goto(`/search/results?make=Audi&${PLACE_QUERY}&page=10`);
  await expect(getHeading(page)).toHaveText(/page 10 of 10/);
  await expect(pages.getByRole('link', { name: /Next/ })).toBeDisabled();
  expect(await pageLinks.count()).toBeLessThanOrEqual(5);
});

test('searches again when parameters change, except for the open car', async ({ page }) => {
  const requests = await answer(page);
  await page.goto(`/search/results?make=BMW&${PLACE_QUERY}`);
  await expect(getCards(page)).toHaveCount(1);
  expect(requests).toHaveLength(1);
  await getCards(page).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/car=/);
  expect(requests).toHaveLength(1);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Mileage');
  await expect.poll(() => requests.length).toBe(2);
  // A recent response is served from the cache.
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('most-recent');
  await expect(getCards(page)).toHaveCount(1);
  await waitInPage(page, 100);
  expect(requests).toHaveLength(2);
});

test('rounds a distance up to the next step and removes spaces from the postcode', async ({ page }) => {
  const requests = await answer(page);
  // Counts of cars around the location request only one car, and may arrive after the next navigation.
  const getPages = () => requests.filter(({ limit }) => limit === 10);
  await page.goto('/search/results');
  for (const [distance, label, radius] of [
    ['1', '5 miles', '5'],
    ['26', '50 miles', '50'],
    ['200', '200 miles', '200'],
    ['201', 'National', null],
  ] as const) {
    const before = getPages().length;
    await page.goto(`/search/results?make=BMW&postcode=m20+2rn&distance=${distance}`);
    await expect(getLabels(page)).toHaveText(['BMW', label]);
    await expect.poll(() => getPages().length).toBeGreaterThan(before);
    expect(getPages()[before]?.query.get('radius')).toBe(radius);
    expect(getPages()[before]?.query.get('postcode')).toBe('M202RN');
  }
});
