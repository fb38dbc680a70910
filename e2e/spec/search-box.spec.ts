// The search boxes and their requests: docs/specification.md, sections 2, 5 and 9.
import { createHmac } from 'node:crypto';
import { expect, createGate, getSearchBox, test } from '../test.ts';

const FUNCTION = '**/api/ai-conversation';
/** The secret of local runs. Each deployment has its own. */
const SIGNING_SECRET = 'local-signing-secret';

test('opens the results with the parsed parameters and omits empty values', async ({ page }) => {
  await page.route(FUNCTION, (route) =>
    route.fulfill({
      json: {
        searchParams: {
          make: 'BMW',
          model: 'X5',
          postcode: ' m20 2rn ',
          radius: 50,
          min_price: 5000,
          max_price: 30_000,
          min_year: 2018,
          max_year: 2022,
          min_mileage: 1000,
          max_mileage: 60_000,
          fuel_type: 'Diesel',
          body_type: 'SUV',
          transmission: 'Automatic',
          doors: 5,
          color: '  ',
          seats: null,
          exclude_writeoff: true,
        },
      },
    }),
  );
  await page.goto('/search');
  await getSearchBox(page).fill('  a car  ');
  await getSearchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/search\/results\?/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    make: 'BMW',
    model: 'X5',
    // The postcode is in upper case, without spaces.
    postcode: 'M202RN',
    distance: '50',
    minPrice: '5000',
    maxPrice: '30000',
    minYear: '2018',
    maxYear: '2022',
    minMileage: '1000',
    maxMileage: '60000',
    fuelType: 'Diesel',
    bodyType: 'SUV',
    transmission: 'Automatic',
    doors: '5',
    excludeWriteoff: 'true',
    original_query: 'a car',
  });
});

test('uses a hidden default postcode if the text has none', async ({ page }) => {
  await page.goto('/search');
  await getSearchBox(page).fill('Audi A4');
  await getSearchBox(page).press('Enter');
  await expect(page).toHaveURL(/postcode=EC1A1BB/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/EC1A|Searching the whole UK/)).toHaveCount(0);
});

test('disables Search for blank text and submits once on Enter', async ({ page }) => {
  const answerGate = createGate();
  let extractionCount = 0;
  await page.route(FUNCTION, async (route) => {
    extractionCount += 1;
    await answerGate.opened;
    await route.continue();
  });
  await page.goto('/search');
  const submit = page.getByRole('main').getByRole('button', { name: 'Search', exact: true });
  await expect(submit).toBeDisabled();
  await getSearchBox(page).fill('   ');
  await getSearchBox(page).press('Enter');
  await expect(submit).toBeDisabled();
  await getSearchBox(page).fill('BMW');
  await expect(submit).toBeEnabled();
  await getSearchBox(page).press('Shift+Enter');
  expect(extractionCount).toBe(0);
  await getSearchBox(page).press('Enter');
  await expect.poll(() => extractionCount).toBe(1);
  await getSearchBox(page).press('Enter');
  answerGate.open();
  await expect(page).toHaveURL(/make=BMW/);
  expect(extractionCount).toBe(1);
});

test('shows the five popular searches', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('group', { name: 'Popular' }).getByRole('button')).toHaveText([
    'BMW X5 under £30k...',
    'Audi A4 2020 or newer...',
    'Tesla Model 3 low mileage...',
    'Mercedes automatic...',
    'VW Golf diesel...',
  ]);
});

test('signs the conversation and the extraction with a timestamp and a signature', async ({ page }) => {
  await page.goto('/');
  const firstRequest = page.waitForRequest(FUNCTION);
  await getSearchBox(page).fill('BMW X5 under £30k');
  await getSearchBox(page).press('Enter');
  const conversation = await firstRequest;
  const secondRequest = page.waitForRequest(FUNCTION);
  await page.getByRole('button', { name: 'Yes, Search Now' }).click();
  const extraction = await secondRequest;
  expect(conversation.postDataJSON()).toEqual({ messages: [{ role: 'user', content: 'BMW X5 under £30k' }] });
  expect(extraction.postDataJSON()).toMatchObject({ extractParams: true, messages: [{}, {}, { content: 'Yes' }] });
  for (const request of [conversation, extraction]) {
    const headers = request.headers();
    const timestamp = headers['x-ads-timestamp'] ?? '';
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
    const expectedSignature = createHmac('sha256', SIGNING_SECRET)
      .update(`${timestamp}.${request.postData()}`)
      .digest('hex');
    expect(headers['x-ads-signature']).toBe(expectedSignature);
  }
});

test.describe('placeholder', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('types a text, pauses, deletes it and types again', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const typingText = page.locator('[data-component="TypingText"] [data-part="Text"]').first();
    // 't' if the text has grown since the last sample, 'd' if it has shrunk, 'p' if it is unchanged.
    let samples = '';
    let lengthBefore = (await typingText.innerText()).length;
    for (let attempt = 0; attempt < 250 && !/pp+d.*t/.test(samples); attempt += 1) {
      await page.clock.runFor(100);
      const { length } = await typingText.innerText();
      samples += length > lengthBefore ? 't' : length < lengthBefore ? 'd' : 'p';
      lengthBefore = length;
    }
    expect(samples, 'the text pauses, is deleted and is typed again').toMatch(/pp+d.*t/);
  });
});

test('requests the reference tables in parallel, and the models last', async ({ page }) => {
  const requestedUrls: URL[] = [];
  const responseGate = createGate();
  await page.route('**/rest/v1/**', async (route) => {
    requestedUrls.push(new URL(route.request().url()));
    await responseGate.opened;
    await route.continue();
  });
  await page.goto('/search/results?make=BMW&postcode=EC1A1BB');
  await page.getByRole('button', { name: /^Filters/ }).click();
  // No response has arrived yet. Only the models, which depend on the makes, have not been requested.
  await expect.poll(() => requestedUrls.length).toBe(8);
  responseGate.open();
  await expect.poll(() => requestedUrls.length).toBe(9);
  const requests = requestedUrls.map(({ pathname, searchParams }) =>
    [pathname.replace('/rest/v1/', ''), searchParams.get('select'), searchParams.get('order')].join(' '),
  );
  expect(requests.toSorted()).toEqual([
    'body_types id,name,display_name display_name.asc',
    'car_colors id,name,display_name display_name.asc',
    'door_options id,value,display_name display_name.asc',
    'fuel_types id,name,display_name display_name.asc',
    'manufacturers id,name name.asc',
    'mileage_options id,value,display_name,sort_order sort_order.asc',
    'models id,name,manufacturer_id name.asc',
    'seat_options id,value,display_name display_name.asc',
    'transmission_types id,name,display_name display_name.asc',
  ]);
});

test('requests the 20 newest rows of recent_cars for the showcase', async ({ page }) => {
  const recentCarsRequest = page.waitForRequest('**/rest/v1/recent_cars?*');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Just valued' }).scrollIntoViewIfNeeded();
  const query = new URL((await recentCarsRequest).url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    select: 'id,link,name,year,mileage,price,image_url,estimated_value,price_tag',
    order: 'created_at.desc',
    limit: '20',
  });
});
