// The filter panel of the results page: its form, the URL that it writes, and failures of its data.
import type { Locator, Page, Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { getCards, expect, createGate, waitInPage, test } from './test.ts';

const SEARCH = '**/dealer/search/cars';
const BMW_PATH = '/search/results?make=BMW&maxPrice=30000&postcode=M202RN';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getFilters = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const getPanel = (page: Page) => page.getByRole('dialog', { name: 'Filter Cars' });
const getApplyButton = (page: Page) =>
  getPanel(page).getByRole('button', { name: /^(Apply|Searching\.\.\.|Show [\d,]+ cars?)$/ });
const getField = (page: Page, name: string) => getPanel(page).getByRole('textbox', { name });
const getSlider = (page: Page, name: string) => getPanel(page).getByRole('slider', { name });
const getList = (page: Page, name: string) => getPanel(page).getByRole('combobox', { name, exact: true });
/** Returns a pattern for the name of an option, which ends with its count once the counts have loaded. */
const createCountPattern = (name: string) => new RegExp(`^${name}( [\\d,]+)?$`);
const getOption = (page: Page, name: string) => page.getByRole('option', { name: createCountPattern(name) });
const getQuery = (page: Page) => new URL(page.url()).searchParams;

async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await getFilters(page).click();
  await expect(getPanel(page)).toBeVisible();
  return getPanel(page);
}

async function choose(page: Page, name: string, typed: string, chosen: string) {
  await getList(page, name).fill(typed);
  await expect(getOption(page, chosen)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(getPanel(page).getByRole('button', { name: `Remove ${chosen}`, exact: true })).toBeVisible();
}

async function chooseOptions(page: Page, name: string, ...options: string[]) {
  await getList(page, name).click();
  for (const each of options)
    await page
      .getByRole('listbox', { name })
      .getByRole('option', { name: createCountPattern(each) })
      .click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox', { name })).toBeHidden();
}

test('opens ‘Filter Cars’ from a button that shows the number of active filters', async ({ page }) => {
  const dialog = await open(page, `${BMW_PATH}&fuelType=Diesel,Petrol`);
  await expect(dialog).toContainText('Refine your search with additional filters');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters, 4 active' })).toBeFocused();
  await page.goto('/search/results');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
});

test('shows the panel at the bottom on phones and on the right on desktops', { tag: '@full' }, async ({ page }) => {
  const dialog = await open(page, BMW_PATH);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const getEdges = async () => {
    const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x, y, x + width, y + height];
  };
  await expect.poll(getEdges).toEqual([expect.any(Number), 0, width, height]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(getEdges).toEqual([0, expect.any(Number), 360, 740]);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect(getApplyButton(page)).toBeInViewport();
});

test('fills the form from the search and formats prices', { tag: '@full' }, async ({ page }) => {
  const dialog = await open(
    page,
    '/search/results?make=BMW,Audi&model=X5&postcode=M202RN&distance=50&minPrice=5000&maxPrice=30000&minYear=2015' +
      '&maxYear=2022&maxMileage=45000&fuelType=Diesel,Petrol&transmission=Automatic&color=Blue&doors=5&sellerType=both',
  );
  await expect(getField(page, 'Postcode')).toHaveValue('M20 2RN');
  await expect(getList(page, 'Distance')).toHaveValue('50');
  for (const chosen of ['BMW', 'Audi', 'X5'])
    await expect(dialog.getByRole('button', { name: `Remove ${chosen}`, exact: true })).toBeVisible();
  await expect(getField(page, 'Minimum price')).toHaveValue('£5,000');
  await expect(getField(page, 'Maximum price')).toHaveValue('£30,000');
  await expect(getField(page, 'Minimum year')).toHaveValue('2015');
  await expect(getField(page, 'Maximum year')).toHaveValue('2022');
  // A value in the URL is kept even if the table lacks it.
  await expect(getList(page, 'Maximum mileage').getByRole('option', { selected: true })).toHaveText(
    'Up to 45,000 miles',
  );
  await expect(getList(page, 'Fuel type')).toHaveText('Diesel, Petrol');
  await expect(getList(page, 'Transmission')).toHaveText('Automatic');
  await expect(getList(page, 'Body type')).toHaveText('Any');
  await expect(getList(page, 'Colour')).toHaveText('Blue');
  await expect(getList(page, 'Doors')).toHaveText('5 doors');
  await expect(dialog.getByRole('radio', { name: 'Both' })).toBeChecked();
});

test('shows placeholders in an empty form and asks for a postcode', { tag: '@full' }, async ({ page }) => {
  await open(page, '/search/results');
  for (const [name, placeholder] of [
    ['Minimum price', '£0'],
    ['Maximum price', '£100,000'],
    ['Minimum year', '2000'],
    ['Maximum year', '2024'],
  ] as const)
    await expect(getField(page, name)).toHaveAttribute('placeholder', placeholder);
  await expect(getField(page, 'Postcode')).toHaveAccessibleDescription('Postcode is required');
  await expect(getApplyButton(page)).toBeDisabled();
  await getField(page, 'Postcode').fill('   ');
  await expect(getApplyButton(page)).toBeDisabled();
  await getField(page, 'Postcode').fill('m20 2rn');
  await expect(getPanel(page).getByText('Postcode is required')).toBeHidden();
  await getApplyButton(page).click();
  await expect(page).toHaveURL('/search/results?postcode=M202RN');
});

test('writes the values into the URL on Apply, removes empty values and closes', async ({ page }) => {
  const otherParams = '&minMileage=1000&excludeWriteoff=true&sort=price-asc&original_query=a+BMW';
  await open(page, `${BMW_PATH}&seats=5${otherParams}`);
  const entries = await page.evaluate(() => history.length);
  await getList(page, 'Distance').selectOption('100');
  await getField(page, 'Minimum price').fill('£5,000');
  await getField(page, 'Maximum price').fill('');
  await getField(page, 'Minimum year').fill('2012');
  await getList(page, 'Maximum mileage').selectOption('100000');
  await chooseOptions(page, 'Fuel type', 'Diesel', 'Petrol');
  await chooseOptions(page, 'Transmission', 'Automatic');
  await chooseOptions(page, 'Seats', 'Any');
  await getPanel(page).getByRole('radio', { name: 'Both' }).check();
  await expect(getApplyButton(page)).toHaveText(/^Show [\d,]+ cars?$/);
  const applyText = (await getApplyButton(page).textContent()) ?? '';
  await getApplyButton(page).click();
  await expect(getPanel(page)).toBeHidden();
  await expect(page).toHaveURL(
    '/search/results?make=BMW&postcode=M202RN&distance=100&minPrice=5000&minYear=2012&minMileage=1000' +
      '&maxMileage=100000&fuelType=Diesel,Petrol&transmission=Automatic&excludeWriteoff=true&sellerType=both' +
      '&sort=price-asc&original_query=a+BMW',
  );
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await expect(getFilters(page)).toBeFocused();
  // The old cars and their count stay until the new ones arrive.
  await expect(getHeading(page)).toContainText(applyText.replace('Show ', ''));
});

test('adds no history entry for the same search', { tag: '@full' }, async ({ page }) => {
  await open(page, `${BMW_PATH}&page=2`);
  const entries = await page.evaluate(() => history.length);
  await getApplyButton(page).click();
  await expect(getPanel(page)).toBeHidden();
  await expect(page).toHaveURL(/page=2/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('lists the models of several makes and drops those of a removed make', { tag: '@full' }, async ({ page }) => {
  const dialog = await open(page, '/search/results?postcode=M202RN');
  await expect(getList(page, 'Model')).toBeDisabled();
  await choose(page, 'Make', 'bmw', 'BMW');
  await expect(getList(page, 'Model')).toBeEnabled();
  await choose(page, 'Model', 'x5', 'X5');
  await choose(page, 'Make', 'aud', 'Audi');
  await getList(page, 'Model').fill('5');
  await expect(getOption(page, '5 Series BMW').or(getOption(page, '5 Series'))).toBeVisible();
  await expect(page.getByRole('option').filter({ hasText: /A5/ })).toBeVisible();
  await getList(page, 'Model').fill('tt');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Remove TT' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove BMW' }).click();
  await expect(dialog.getByRole('row', { name: 'Audi' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Remove X5' })).toBeHidden();
  await getApplyButton(page).click();
  await expect(page).toHaveURL('/search/results?make=Audi&model=TT&postcode=M202RN');
});

test('loads the models of the make in the URL and logs an unknown make', { tag: '@full' }, async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => void lines.push(message.text()));
  const dialog = await open(page, '/search/results?make=BMW,Trabant&model=601&postcode=M202RN');
  await choose(page, 'Model', 'z4', 'Z4');
  await expect.poll(() => lines.join()).toMatch(/A make in the URL is unknown.*Trabant/);
  // A model in the URL stays until its make is removed.
  await expect(dialog.getByRole('button', { name: 'Remove 601' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove Trabant' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove 601' })).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Remove Z4' })).toBeVisible();
});

test('accepts typed number formats and shows an error at each invalid field', { tag: '@full' }, async ({ page }) => {
  await open(page, BMW_PATH);
  await getField(page, 'Minimum price').fill('12.5k');
  await getField(page, 'Maximum price').fill('£9000');
  await getField(page, 'Minimum year').fill('old');
  await getField(page, 'Postcode').fill('nowhere');
  await getApplyButton(page).click();
  // All values are kept, and the first invalid field has focus.
  await expect(getField(page, 'Postcode')).toBeFocused();
  await expect(getField(page, 'Postcode')).toHaveAccessibleDescription(/Enter a UK postcode/);
  await expect(getField(page, 'Minimum price')).toHaveValue('£12,500');
  await expect(getField(page, 'Maximum price')).toHaveAccessibleDescription(
    'Enter a value that isn’t below the minimum',
  );
  await expect(getField(page, 'Minimum year')).toHaveAccessibleDescription('Enter a year, such as 2018');
  await getField(page, 'Postcode').fill('M20');
  // Correcting either end of a range clears the error.
  await getField(page, 'Minimum price').fill('£1k');
  await expect(getField(page, 'Maximum price')).toHaveAccessibleDescription('');
  await getField(page, 'Minimum price').fill('12,500');
  await getField(page, 'Maximum price').fill('30 000');
  await getField(page, 'Minimum year').fill('2015');
  await getField(page, 'Minimum year').press('Enter');
  await expect(page).toHaveURL('/search/results?make=BMW&postcode=M20&minPrice=12500&maxPrice=30000&minYear=2015');
});

test('undoes clearing one filter with ‘Any’ and all other filters with Clear', { tag: '@full' }, async ({ page }) => {
  await open(page, `${BMW_PATH}&distance=25&fuelType=Diesel&color=Red,Blue`);
  const getButton = (name: string) => getPanel(page).getByRole('button', { name, exact: true });
  await expect(getButton('Undo changes')).toHaveAttribute('aria-disabled', 'true');
  await chooseOptions(page, 'Colour', 'Any');
  await expect(getList(page, 'Colour')).toHaveText('Any');
  await getButton('Clear').click();
  await expect(getList(page, 'Fuel type')).toHaveText('Any');
  await expect(getList(page, 'Distance')).toHaveValue('any');
  await expect(getField(page, 'Postcode')).toHaveValue('M20 2RN');
  await getButton('Undo changes').click();
  await expect(getList(page, 'Colour')).toHaveText('Blue, Red');
  await getButton('Clear').click();
  await getApplyButton(page).click();
  await expect(page).toHaveURL('/search/results?postcode=M202RN');
});

test('keeps changes while the panel is closed and resets them on a new search', { tag: '@full' }, async ({ page }) => {
  await open(page, BMW_PATH);
  await getField(page, 'Minimum price').fill('5000');
  await page.keyboard.press('Escape');
  await getFilters(page).click();
  await expect(getField(page, 'Minimum price')).toHaveValue('5000');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Maximum price: £30,000' }).click();
  await expect(page).not.toHaveURL(/maxPrice/);
  await getFilters(page).click();
  await expect(getField(page, 'Minimum price')).toHaveValue('');
  await expect(getField(page, 'Maximum price')).toHaveValue('');
});

test('resets the form on back', { tag: '@full' }, async ({ page }) => {
  await open(page, BMW_PATH);
  await getList(page, 'Distance').selectOption('50');
  await getApplyButton(page).click();
  await expect(page).toHaveURL(/distance=50/);
  await page.goBack();
  await expect(page).not.toHaveURL(/distance/);
  await getFilters(page).click();
  await expect(getList(page, 'Distance')).toHaveValue('any');
});

test("says 'Searching...' and disables Apply while cars are loading", { tag: '@full' }, async ({ page }) => {
  const answerGate = createGate();
  await page.route(SEARCH, async (route) => {
    await answerGate.opened;
    await route.continue();
  });
  await open(page, BMW_PATH);
  await expect(getApplyButton(page)).toHaveText('Searching...');
  await expect(getApplyButton(page)).toBeDisabled();
  answerGate.open();
  await expect(getApplyButton(page)).toBeEnabled();
});

test('shows the latest count of cars on Apply, requested with limit 1', async ({ page }) => {
  const searchRequests: { url: string; limit: number }[] = [];
  await page.goto(BMW_PATH);
  await expect(getCards(page).first()).toBeVisible();
  const oldGate = createGate();
  await page.route(SEARCH, async (route) => {
    const body = route.request().postDataJSON() as { url: string; limit: number };
    searchRequests.push(body);
    const isOldSearch = body.url.includes('price-from=1000&') || body.url.endsWith('price-from=1000');
    if (isOldSearch) await oldGate.opened;
    await route.fulfill({ json: { results: [], total_items: isOldSearch ? 1 : 1234 } }).catch(() => undefined);
  });
  await getFilters(page).click();
  const price = getField(page, 'Minimum price');
  await price.fill('1000');
  await expect.poll(() => searchRequests.length).toBeGreaterThan(0);
  await price.fill('2000');
  await expect(getApplyButton(page)).toHaveText('Show 1,234 cars');
  await expect(getPanel(page).getByRole('status')).toHaveText('1,234 cars match');
  oldGate.open();
  await waitInPage(page, 300);
  await expect(getApplyButton(page)).toHaveText('Show 1,234 cars');
  expect(searchRequests.every(({ limit }) => limit === 1)).toBe(true);
});

test('leaves Apply unchanged if the count fails', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/status of 500/);
  watch.expectConsole(/could not be counted/);
  await page.goto(BMW_PATH);
  await expect(getCards(page).first()).toBeVisible();
  await page.route(SEARCH, (route) => route.fulfill({ status: 500, body: '' }));
  await getFilters(page).click();
  // Responses with the page's own counts may still arrive.
  const failedCountResponse = page.waitForResponse((response) => response.status() === 500);
  await getList(page, 'Distance').selectOption('200');
  await failedCountResponse;
  await expect(getApplyButton(page)).toHaveText('Apply');
  await page.unroute(SEARCH);
  await getApplyButton(page).click();
  await expect(page).toHaveURL(/distance=200/);
});

test('shows the number of cars at each option', async ({ page }) => {
  await open(page, '/search/results?make=BMW&postcode=M202RN');
  await getList(page, 'Fuel type').click();
  const diesel = page.getByRole('option', { name: /^Diesel \d/ });
  await expect(diesel).toBeVisible();
  const [, count = ''] = /^Diesel ([\d,]+)$/.exec((await diesel.textContent()) ?? '') ?? [];
  await diesel.click();
  await page.keyboard.press('Escape');
  await expect(getApplyButton(page)).toHaveText(`Show ${count} cars`);
});

test('requests facet counts once, only when the panel is about to open', { tag: '@full' }, async ({ page }) => {
  const bodies: unknown[] = [];
  page.on('request', (request) => void (request.url().endsWith('/facets') && bodies.push(request.postDataJSON())));
  // The default postcode is not the buyer's place, so no radii are counted.
  await page.goto('/search/results?make=BMW&postcode=EC1A1BB');
  await expect(getCards(page).first()).toBeVisible();
  await waitInPage(page, 600);
  expect(bodies).toEqual([]);
  await getFilters(page).hover();
  await getFilters(page).click();
  await expect(getSlider(page, 'Minimum price')).toBeAttached();
  expect(bodies).toEqual([{ url: expect.stringContaining('make=BMW') as unknown }]);
});

test('shows no counts and no sliders if the service has no facet counts', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/status of 404/);
  await page.route('**/dealer/search/facets', (route) => route.fulfill({ status: 404, json: {} }));
  const dialog = await open(page, BMW_PATH);
  await expect(getApplyButton(page)).toHaveText(/^Show [\d,]+ cars$/);
  await expect(dialog.getByRole('slider')).toHaveCount(0);
  await getList(page, 'Fuel type').click();
  await expect(page.getByRole('option', { name: 'Diesel', exact: true })).toBeVisible();
  await expect(page.getByRole('listbox').getByRole('option', { name: /\d/ })).toHaveCount(0);
});

test('undoes and clears a value that was typed just before', { tag: '@full' }, async ({ page }) => {
  const dialog = await open(page, BMW_PATH);
  for (const name of [/^Undo/, 'Clear']) {
    const { x = 0, y = 0 } = (await dialog.getByRole('button', { name }).boundingBox()) ?? {};
    await getField(page, 'Minimum price').focus();
    await page.keyboard.press('5');
    // Unlike click(), this does not wait until the button is enabled.
    await page.mouse.click(x + 10, y + 10);
    await expect(getField(page, 'Minimum price')).toHaveValue('');
  }
});

test('updates a field with its slider and counts cars only on release', async ({ page }) => {
  const countsGate = createGate();
  await page.route('**/dealer/search/facets', async (route) => {
    await countsGate.opened;
    await route.continue();
  });
  const dialog = await open(page, BMW_PATH);
  // The sliders appear with the counts, in the space reserved for them.
  const getHeight = () => getList(page, 'Maximum mileage').evaluate((last) => last.closest('form')?.scrollHeight);
  await expect(getApplyButton(page)).toHaveText(/^Show/);
  // Waits for the last group of fields.
  await expect(dialog.getByRole('radio', { name: 'Both' })).toBeVisible();
  const heightBefore = await getHeight();
  countsGate.open();
  await expect(dialog.getByRole('slider')).toHaveCount(5);
  expect(await getHeight()).toBe(heightBefore);
  const thumb = dialog.locator('[data-thumb="max"]').first();
  await thumb.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await thumb.boundingBox()) ?? {};
  let requestCount = 0;
  page.on('request', (request) => (requestCount += request.url().includes('/dealer/search/') ? 1 : 0));
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - 60, y + height / 2, { steps: 4 });
  await expect(getField(page, 'Maximum price')).toHaveValue(/^£(1\d|2\d),000$/);
  await waitInPage(page, 600);
  expect(requestCount).toBe(0);
  await page.mouse.up();
  await expect.poll(() => requestCount).toBeGreaterThan(0);
  await getField(page, 'Maximum price').fill('');
  await expect(getSlider(page, 'Maximum price')).toHaveAttribute('aria-valuetext', 'No maximum');
});

const tableReads = [
  { table: 'manufacturers', message: 'Failed to load car makes', field: 'Make' },
  { table: 'models', message: 'Failed to load car models', field: 'Model' },
  { table: 'body_types', message: 'Failed to load filter options (Body type)', field: 'Body type' },
  { table: 'car_colors', message: 'Failed to load filter options (Colour)', field: 'Colour' },
  { table: 'fuel_types', message: 'Failed to load filter options (Fuel type)', field: 'Fuel type' },
  { table: 'transmission_types', message: 'Failed to load filter options (Transmission)', field: 'Transmission' },
  { table: 'door_options', message: 'Failed to load filter options (Doors)', field: 'Doors' },
  { table: 'seat_options', message: 'Failed to load filter options (Seats)', field: 'Seats' },
  { table: 'mileage_options', message: 'Failed to load filter options (Maximum mileage)', field: 'Maximum mileage' },
] as const;

const faults = [
  {
    name: 'returns 500',
    fail: (route: Route) => route.fulfill({ status: 500, json: { message: 'no' } }),
    line: /status of 500/,
  },
  {
    name: 'returns HTML',
    fail: (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
    line: undefined,
  },
  { name: 'is cut off', fail: (route: Route) => route.abort('connectionreset'), line: /ERR_CONNECTION_RESET/ },
  { name: 'has no valid rows', fail: (route: Route) => route.fulfill({ json: [{ nonsense: 1 }] }), line: undefined },
] as const;

// faults.spec.ts tests other faults of the tables.
const faultCases = tableReads.flatMap((read) => faults.map((fault) => ({ ...read, ...fault })));

for (const { table, message, field, name, fail, line } of faultCases)
  test(`keeps the form usable and offers a retry if ${table} ${name}`, { tag: '@full' }, async ({ page, watch }) => {
    if (line) watch.expectConsole(line);
    watch.expectConsole(new RegExp(message.replace(/ \(.*/, '')));
    await page.route(`**/rest/v1/${table}?*`, fail);
    const dialog = await open(
      page,
      '/search/results?make=BMW&model=X5&postcode=M202RN&maxMileage=60000&fuelType=Diesel&transmission=Manual' +
        '&bodyType=SUV&doors=5&color=Blue&seats=5',
    );
    await expect(dialog.getByRole('alert')).toHaveText(message);
    // Values in the URL are kept and can be applied with other changes.
    for (const [key, value] of [
      ['Fuel type', 'Diesel'],
      ['Doors', '5 doors'],
      ['Colour', 'Blue'],
    ] as const)
      await expect(getList(page, key)).toHaveText(value);
    await expect(dialog.getByRole('button', { name: 'Remove X5' })).toBeVisible();
    await getField(page, 'Maximum price').fill('20000');

    await page.unroute(`**/rest/v1/${table}?*`);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('alert')).toBeHidden();
    await expect(getList(page, field)).toBeFocused();
    await getApplyButton(page).click();
    await expect(page).toHaveURL(/model=X5.*maxPrice=20000&maxMileage=60000&fuelType=Diesel.*doors=5/);
    expect(getQuery(page).get('make')).toBe('BMW');
  });

test('keeps the form usable if all nine tables fail', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/ERR_FAILED/);
  watch.expectConsole(/Failed to load car makes/);
  watch.expectConsole(/Failed to load filter options/);
  await page.route('**/rest/v1/**', (route) => route.abort());
  const dialog = await open(page, BMW_PATH);
  await expect(dialog.getByRole('alert')).toHaveCount(3);
  // The form uses the built-in vocabulary.
  await chooseOptions(page, 'Fuel type', 'Diesel');
  await getField(page, 'Maximum price').fill('25000');
  await getApplyButton(page).click();
  await expect(page).toHaveURL('/search/results?make=BMW&postcode=M202RN&maxPrice=25000&fuelType=Diesel');
});

test('does not block the form while tables load', { tag: '@full' }, async ({ page }) => {
  const answerGate = createGate();
  await page.route('**/rest/v1/**', async (route) => {
    await answerGate.opened;
    await route.continue();
  });
  const dialog = await open(page, BMW_PATH);
  await getList(page, 'Make').fill('a');
  await expect(page.getByText('Loading…')).toBeVisible();
  answerGate.open();
  await expect(getOption(page, 'Audi')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await chooseOptions(page, 'Doors', '5 doors');
  await getApplyButton(page).click();
  await expect(page).toHaveURL(/doors=5/);
});

test('loads each table once per visit', { tag: '@full' }, async ({ page }) => {
  const requestedTables: string[] = [];
  page.on('request', (request) => {
    const [, table] = /\/rest\/v1\/(\w+)/.exec(request.url()) ?? [];
    if (table) requestedTables.push(table);
  });
  await open(page, BMW_PATH);
  await expect.poll(() => requestedTables.toSorted()).toEqual(tableReads.map(({ table }) => table).toSorted());
  await page.keyboard.press('Escape');
  await expect(getPanel(page)).toBeHidden();
  await page.getByRole('button', { name: 'Remove BMW' }).click();
  await getFilters(page).click();
  await choose(page, 'Make', 'bmw', 'BMW');
  await choose(page, 'Model', 'x5', 'X5');
  expect(requestedTables).toHaveLength(tableReads.length);
});

test('reloads the page if the panel fails to load', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/ERR_FAILED/);
  watch.expectConsole(/Could not load the code/);
  await page.goto(BMW_PATH);
  await expect(getCards(page).first()).toBeVisible();
  await page.route('**/assets/**', (route) => route.abort());
  await getFilters(page).click();
  const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t load the filters' });
  await expect(failure).toBeVisible();
  await page.unroute('**/assets/**');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeHidden();
  await getFilters(page).click();
  await expect(getPanel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getFilters(page)).toBeFocused();
});

test('lets users fill in the form by keyboard', { tag: '@full' }, async ({ page }) => {
  await page.goto('/search/results?postcode=M202RN');
  await getFilters(page).focus();
  await page.keyboard.press('Enter');
  await expect(getPanel(page)).toBeFocused();
  await expect(getSlider(page, 'Minimum price')).toBeAttached();
  for (let tabPresses = 0; tabPresses < 4; tabPresses += 1) await page.keyboard.press('Tab');
  await expect(getList(page, 'Make')).toBeFocused();
  await expect(getList(page, 'Make')).toHaveAttribute('placeholder', 'Any');
  await page.keyboard.type('tesla');
  await expect(getOption(page, 'Tesla')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(getPanel(page).getByRole('row', { name: 'Tesla' })).toBeFocused();
  // Tab skips disabled controls.
  await expect(getList(page, 'Model')).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(getPanel(page).getByRole('button', { name: 'Remove Tesla' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(getList(page, 'Model')).toBeFocused();
  // The thumbs of the price slider come before its fields.
  for (const name of ['Minimum price', 'Maximum price']) {
    await page.keyboard.press('Tab');
    await expect(getSlider(page, name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('5k');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/results?make=Tesla&postcode=M202RN&minPrice=5000');
});

test(
  'keeps a form with errors accessible in both themes and within a phone’s width',
  { tag: '@full' },
  async ({ page, watch }) => {
    watch.expectConsole(/status of 500/);
    watch.expectConsole(/Failed to load filter options/);
    await page.route('**/rest/v1/fuel_types?*', (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    await page.setViewportSize({ width: 360, height: 740 });
    const dialog = await open(page, `${BMW_PATH}&color=Blue&model=${'a very long name '.repeat(3)}`);
    await getField(page, 'Minimum price').fill('90000');
    await getField(page, 'Postcode').fill('');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await getField(page, 'Minimum year').focus();
    await expectAccessible(page, 'the panel', '[role="dialog"]');
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    // Only development builds show the form's values.
    await expect(dialog.getByText('"sellerType"')).toHaveCount(0);
  },
);
