// Checks states of the search, the chat and the showcase for axe violations. Other specs check more states.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { getCards, expect, createGate, getSearchBox, test } from './test.ts';

const SEARCH = '**/dealer/search/cars';
const FUNCTION = '**/api/ai-conversation';
const SHOWCASE_ENDPOINT = '**/rest/v1/recent_cars*';
const RESULTS = '/search/results?make=BMW&maxPrice=30000&postcode=EC1A1BB';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const neverRespond = async () => {};

test('keeps results accessible while loading and when loaded', { tag: '@full' }, async ({ page }) => {
  const answerGate = createGate();
  await page.route(SEARCH, async (route) => {
    await answerGate.opened;
    await route.continue();
  });
  await page.goto(`${RESULTS}&fuelType=Diesel,Petrol&excludeWriteoff=true&original_query=BMW+with+a+flux+capacitor`);
  await expect(getHeading(page)).toHaveText('Searching…');
  await expectAccessible(page, 'loading');
  answerGate.open();
  await expect(getCards(page).first()).toBeVisible();
  await expect(page.getByText('Left out:')).toBeVisible();
  await expectAccessible(page, 'results with the words of their tags');
});

test('keeps a failed search and an invalid postcode accessible', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/status of 500/);
  watch.expectConsole(/The search failed/);
  await page.route(SEARCH, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(RESULTS);
  await expect(getHeading(page)).toHaveText('The search didn’t work');
  await expectAccessible(page, 'failed');
  await page.goto('/search/results?make=BMW&postcode=nowhere');
  await page.getByRole('button', { name: 'Search from here' }).click();
  await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription(/Enter a UK postcode/);
  await expectAccessible(page, 'an invalid postcode');
});

test('keeps an empty results page with relaxations accessible', { tag: '@full' }, async ({ page }) => {
  await page.route(SEARCH, (route) => {
    const { limit } = route.request().postDataJSON() as { limit: number };
    return route.fulfill({ json: { results: [], total_items: limit === 1 ? 12 : 0 } });
  });
  await page.goto(RESULTS);
  await expect(page.getByRole('heading', { name: 'Change one thing to find cars:' })).toBeVisible();
  await expect(page.getByText('12 cars').first()).toBeVisible();
  await expectAccessible(page, 'no results');
});

test('keeps a car’s dialog and the sign-in dialog over it accessible', { tag: '@full' }, async ({ page }) => {
  await page.goto(RESULTS);
  await getCards(page).first().getByRole('heading').getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the dialog');
  await dialog.getByRole('button', { name: 'Show more info' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In Required' })).toBeVisible();
  await expectAccessible(page, 'the sign-in over it');
});

test('keeps the dialog for a missing car accessible', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${RESULTS}&car=no-such-car`);
  await expect(page.getByRole('dialog', { name: 'Car not found' })).toBeVisible();
  await expectAccessible(page, 'a missing car');
});

test(
  'keeps the chat accessible while thinking, failing, asking and searching',
  { tag: '@full' },
  async ({ page, watch }) => {
    watch.expectConsole(/status of 500/);
    watch.expectConsole(/Conversation API error/);
    const thinkingGate = createGate();
    await page.route(FUNCTION, async (route) => {
      await thinkingGate.opened;
      await route.fulfill({ status: 500, body: '' });
    });
    await page.goto('/');
    await getSearchBox(page).fill('BMW X5 with a flux capacitor');
    await getSearchBox(page).press('Enter');
    await expect(page.getByRole('log').getByText('Thinking…')).toBeVisible();
    await expectAccessible(page, 'thinking');
    thinkingGate.open();
    await expect(page.getByRole('button', { name: 'Search without the assistant' })).toBeVisible();
    await expectAccessible(page, 'failed');

    await page.unroute(FUNCTION);
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('under £30k');
    await message.press('Enter');
    await expect(page.getByRole('button', { name: 'Yes, Search Now' })).toBeVisible();
    await expectAccessible(page, 'asking');
    await page.route(FUNCTION, neverRespond);
    await page.getByRole('button', { name: 'Yes, Search Now' }).click();
    await expect(page.getByRole('button', { name: 'Yes, Search Now' })).toBeHidden();
    await expectAccessible(page, 'searching');
  },
);

test('keeps the showcase accessible in every state', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/status of 400/);
  watch.expectConsole(/showcase could not be loaded/);
  const region = page.getByRole('region', { name: 'Just valued' });
  const show = async (answer: Parameters<Page['route']>[1]) => {
    await page.unroute(SHOWCASE_ENDPOINT);
    await page.route(SHOWCASE_ENDPOINT, answer);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Just valued' }).scrollIntoViewIfNeeded();
  };
  await show(neverRespond);
  await expect(region.getByRole('radio', { name: 'Good' })).toBeDisabled();
  await expectAccessible(page, 'loading');
  await show((route) => route.fulfill({ status: 400, json: {} }));
  await expect(region.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expectAccessible(page, 'failed');
  await show((route) => route.fulfill({ json: [] }));
  await expect(region.getByText('No cars found')).toBeVisible();
  await expectAccessible(page, 'empty');
  const car = {
    id: 1,
    name: 'Ford Focus',
    price: '£9,000',
    estimated_value: '£10,000',
    year: 2018,
    mileage: '9 miles',
  };
  await show((route) => route.fulfill({ json: [car] }));
  await expect(region.getByRole('article')).toHaveCount(1);
  await expectAccessible(page, 'full');
  await region.getByRole('radio', { name: 'High' }).check({ force: true });
  await expect(region.getByText('No cars match the selected filter.').last()).toBeVisible();
  await expectAccessible(page, 'no matching car');
});
