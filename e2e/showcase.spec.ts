// The showcase on the home page: filter, sort order and every state.
import type { Page, Route } from '@playwright/test';
import { expect, createGate, waitInPage, test } from './test.ts';

const SHOWCASE_ENDPOINT = '**/rest/v1/recent_cars*';

const createRow = (id: number, price: string, estimated_value: string, more: object = {}) => ({
  id,
  name: `Ford Number${id}`,
  link: `https://listings.example.com/${id}`,
  year: 2015 + id,
  mileage: `${90 - id},000 miles`,
  price,
  image_url: null,
  estimated_value,
  price_tag: 'good',
  ...more,
});

const getRegion = (page: Page) => page.getByRole('region', { name: 'Just valued' });
const createNamePatterns = (...ids: number[]) =>
  ids.map((id) => new RegExp(`^Ford Number${id} \\(opens in a new tab\\)$`));
const getShownHeadings = (page: Page) => getRegion(page).getByRole('article').getByRole('heading');
const chooseFilter = (page: Page, name: string) => getRegion(page).getByRole('radio', { name }).check({ force: true });

async function visit(page: Page, answer?: object[] | ((route: Route) => unknown)) {
  if (answer)
    await page.route(SHOWCASE_ENDPOINT, (route) =>
      Array.isArray(answer) ? route.fulfill({ json: answer }) : answer(route),
    );
  await page.goto('/');
  await page.getByRole('heading', { name: 'Just valued' }).scrollIntoViewIfNeeded();
}

// Prices are good up to −5% and high from +10%. The row's own `price_tag` is ignored.
const rows = [
  createRow(1, '£9,500', '£10,000'),
  createRow(2, '£9,501', '£10,000'),
  createRow(3, '£10,999', '£10,000'),
  createRow(4, '£11,000', '£10,000'),
  createRow(5, '£20,000', '£10,000'),
  createRow(6, '£5,000', '£10,000', { year: null, mileage: null }),
  createRow(7, 'N/A', '£10,000'),
  createRow(8, '£10,000', '£0'),
];

test('shows the first four valid cars and filters all cars by the derived verdict', async ({ page }) => {
  await visit(page, rows);
  await expect(getShownHeadings(page)).toHaveText(createNamePatterns(1, 2, 3, 4));
  await chooseFilter(page, 'Good');
  await expect(getShownHeadings(page)).toHaveText(createNamePatterns(1, 6));
  await expect(getRegion(page).getByRole('status').first()).toHaveText('2 of 2 cars with a good price. Just valued.');
  await chooseFilter(page, 'Fair');
  await expect(getShownHeadings(page)).toHaveText(createNamePatterns(2, 3));
  await chooseFilter(page, 'High');
  await expect(getShownHeadings(page)).toHaveText(createNamePatterns(4, 5));
});

test('sorts cars by price, year and mileage', { tag: '@full' }, async ({ page }) => {
  await visit(page, rows);
  const sort = getRegion(page).getByRole('combobox', { name: 'Sort' });
  await sort.selectOption('Price: lowest first');
  await expect(getShownHeadings(page)).toHaveText(createNamePatterns(6, 1, 2, 3));
  await sort.selectOption('Year: newest first');
  await expect(getShownHeadings(page)).toHaveText(createNamePatterns(5, 4, 3, 2));
  await sort.selectOption('Mileage: lowest first');
  await expect(getShownHeadings(page)).toHaveText(createNamePatterns(5, 4, 3, 2));
});

test('says that no car matches and offers all cars', { tag: '@full' }, async ({ page }) => {
  await visit(page, [createRow(1, '£9,000', '£10,000')]);
  await chooseFilter(page, 'High');
  await expect(getRegion(page).getByText('No cars match the selected filter.').last()).toBeVisible();
  await getRegion(page).getByRole('button', { name: 'Show all cars' }).click();
  await expect(getShownHeadings(page)).toHaveText(createNamePatterns(1));
  await expect(getRegion(page).getByRole('radio', { name: 'All' })).toBeFocused();
});

test('announces an empty list', { tag: '@full' }, async ({ page }) => {
  await visit(page, []);
  await expect(getRegion(page).getByRole('status').filter({ hasText: 'No cars found' })).toBeAttached();
});

test('announces loading and shows skeletons of the final size', { tag: '@full' }, async ({ page }) => {
  const responseGate = createGate();
  await visit(page, async (route) => {
    await responseGate.opened;
    await route.continue();
  });
  await expect(getRegion(page).getByText('Loading cars').first()).toBeAttached();
  await expect(getRegion(page).getByRole('radio', { name: 'Good' })).toBeDisabled();
  responseGate.open();
  await expect(getShownHeadings(page)).toHaveCount(4);
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
});

for (const [at, { name, fail, message, lines }] of [
  {
    name: 'an error of the data source',
    fail: (route: Route) => route.fulfill({ status: 400, json: { code: '42501', message: 'permission denied' } }),
    message: 'permission denied',
    lines: [/status of 400/],
  },
  {
    name: 'HTML instead of JSON',
    fail: (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hi' }),
    message: 'Failed to fetch cars',
    lines: [],
  },
  {
    name: 'a response without a list',
    fail: (route: Route) => route.fulfill({ status: 200, json: { cars: [] } }),
    message: 'Failed to fetch cars',
    lines: [],
  },
  {
    name: 'a gateway’s error page',
    fail: (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    message: 'Failed to fetch cars',
    lines: [/status of 500/],
  },
].entries())
  test(`reports ${name} and keeps the typed text on retry`, { tag: at > 0 ? '@full' : [] }, async ({ page, watch }) => {
    for (const line of [...lines, /showcase could not be loaded/]) watch.expectConsole(line);
    // The failure is set up before the page opens, because on a slow machine the cars load before the text is typed.
    await page.route(SHOWCASE_ENDPOINT, fail);
    await page.goto('/');
    await page.getByRole('textbox', { name: /^Describe the car/ }).fill('A blue estate');
    await page.getByRole('heading', { name: 'Just valued' }).scrollIntoViewIfNeeded();
    const alert = getRegion(page).getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'Failed to load cars' })).toBeVisible();
    await expect(alert).toContainText(message);
    await expect(alert).not.toContainText('<');
    await page.unroute(SHOWCASE_ENDPOINT);
    const reloadPromise = page.waitForEvent('load');
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await reloadPromise;
    await expect(getShownHeadings(page)).toHaveCount(4);
    await expect(page.getByRole('textbox', { name: /^Describe the car/ })).toHaveValue('A blue estate');
  });

test('offers a retry if the showcase’s code fails to load', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/ERR_FAILED/);
  watch.expectConsole(/Could not load the code for the showcase/);
  watch.expectConsole(/Could not load the code for the section around #testimonials/);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('heading', { name: 'Just valued' }).scrollIntoViewIfNeeded();
  await page.mouse.move(9, 9);
  await expect(getRegion(page).getByRole('heading', { name: 'Failed to load cars' })).toBeVisible();
  await expect(getRegion(page)).toContainText('Failed to fetch cars');
  await page.unroute('**/assets/*.js');
  await getRegion(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(getShownHeadings(page)).toHaveCount(4);
});

test('explains the verdicts and links to the search and the app', { tag: '@full' }, async ({ page }) => {
  await visit(page);
  const meanings = getRegion(page).getByRole('list', { name: 'What the verdicts mean' });
  await expect(meanings.getByRole('heading')).toHaveText(['Great Deals', 'Fair Pricing', 'Overpriced']);
  await expect(getRegion(page).getByRole('link', { name: 'Search all cars' })).toHaveAttribute('href', '/search');
  const appLink = getRegion(page).getByRole('link', { name: /^Try It Now/ });
  await expect(appLink).toHaveAttribute('href', 'https://app.example.com');
  await expect(appLink).toHaveAttribute('target', '_blank');
});

for (const width of [360, 480, 768, 800, 900, 1023, 1024, 1200, 1280, 1920])
  test(`does not shift at ${width} px when the cars arrive`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 1_000 });
    const { opened, open } = createGate();
    await page.route(SHOWCASE_ENDPOINT, async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto('/');
    // Shows everything below the cars. Playwright's own scrolling would stop earlier.
    await page.getByRole('heading', { name: 'Just valued' }).evaluate((heading) => heading.scrollIntoView());
    await expect(getRegion(page).getByText('Loading cars').first()).toBeAttached();
    await expect(getRegion(page).getByRole('radio', { name: 'Good' })).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const shiftBefore = await page.evaluate(() => window.layoutShift);
    open();
    await expect(getShownHeadings(page)).toHaveCount(4);
    await waitInPage(page, 200);
    expect((await page.evaluate(() => window.layoutShift)) - shiftBefore).toBeLessThanOrEqual(0.001);
  });
