// Cars that are saved on the device, and comparisons of them.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { getCards, expect, test } from './test.ts';

const RESULTS = '/search/results?make=BMW&postcode=EC1A1BB';
const LOOKUP_ENDPOINT = '**/dealer/search/lookup';

const getSaveButton = (within: Page | Locator) => within.getByRole('button', { name: /^Save .+ on this device$/ });
const getHeaderLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Saved cars: / });
const getTable = (page: Page) => page.getByRole('table', { name: /^Compare / });
const getMethodLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'How we value cars' });
const getRows = (page: Page) => page.getByRole('main').getByRole('article');

async function saveFirstCars(page: Page, count: number): Promise<string[]> {
  await page.goto(RESULTS);
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const card = getCards(page).nth(index);
    names.push((await card.getByRole('heading').textContent()) ?? '');
    await getSaveButton(card).click();
    await expect(getSaveButton(card)).toHaveAttribute('aria-pressed', 'true');
  }
  return names;
}

test('lists, compares and shares cars that were saved on the results page', async ({ page, openPage }) => {
  const names = await saveFirstCars(page, 3);
  await expect(getHeaderLink(page)).toHaveAccessibleName('Saved cars: 3');
  await getHeaderLink(page).click();
  await expect(page).toHaveURL('/search/saved');
  await expect(page).toHaveTitle(/^Saved cars/);
  await expect(getRows(page).getByRole('heading')).toHaveText(names.toReversed());
  await page.reload();
  await expect(getRows(page)).toHaveCount(3);
  await expect(getMethodLink(page)).toHaveAttribute('href', '/how-we-value');
  await expectAccessible(page, 'saved cars');

  await test.step('restores a removed car with Undo', async () => {
    await getRows(page)
      .nth(1)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(getRows(page)).toHaveCount(2);
    await expect(getRows(page).nth(1).getByRole('button')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(getRows(page).getByRole('heading')).toHaveText(names.toReversed());
  });

  const compareBar = page.getByRole('region', { name: 'Compare' });
  await expect(compareBar.getByRole('button', { name: 'Compare' })).toBeDisabled();
  for (const index of [0, 2]) {
    const box = getRows(page).nth(index).getByRole('checkbox');
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }
  await compareBar.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 2 cars');
  await expect(page).toHaveURL(/\/search\/compare\?cars=\w+,\w+$/);
  await expect(getTable(page).getByRole('columnheader')).toHaveCount(2);
  await expect(getMethodLink(page)).toHaveAttribute('href', '/how-we-value');
  await expectAccessible(page, 'a comparison');

  const otherPage = await openPage();
  await otherPage.goto(page.url());
  await expect(getTable(otherPage).getByRole('columnheader')).toHaveCount(2);
  await expect(getTable(otherPage)).toContainText(names[0] ?? '-');
  await expect(getHeaderLink(otherPage)).toHaveCount(0);
});

test('saves a car in its dialog and removes it in the recently viewed cars', { tag: '@full' }, async ({ page }) => {
  await page.goto(RESULTS);
  const card = getCards(page).first();
  await card.getByRole('heading').getByRole('link').click();
  await getSaveButton(page.getByRole('dialog')).click();
  await page.keyboard.press('Escape');
  await expect(getHeaderLink(page)).toHaveAccessibleName('Saved cars: 1');
  await expect(getSaveButton(card)).toHaveAttribute('aria-pressed', 'true');
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await getSaveButton(recent).click();
  await expect(getHeaderLink(page)).toHaveCount(0);
  await expect(getSaveButton(card)).toHaveAttribute('aria-pressed', 'false');
});

test('keeps focused controls above the compare bar on a phone', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await saveFirstCars(page, 3);
  await page.goto('/search/saved');
  const bar = page.getByRole('region', { name: 'Compare' });
  await expect(getRows(page)).toHaveCount(3);
  for (const box of await getRows(page).getByRole('checkbox').all()) {
    await box.focus();
    const top = await bar.evaluate((element) => element.getBoundingClientRect().top);
    expect(await box.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top);
  }
});

test('shows the price change of a saved car and reports a car that is gone', { tag: '@full' }, async ({ page }) => {
  const [firstName, secondName] = await saveFirstCars(page, 2);
  await page.route(LOOKUP_ENDPOINT, async (route) => {
    const response = await route.fetch();
    const { results } = (await response.json()) as { results: { Name: string; Price: string }[] };
    const cheaperCars = results.slice(0, 1).map((car) => ({ ...car, Price: '£1' }));
    await route.fulfill({ json: { results: cheaperCars, total_items: 1 } });
  });
  await page.goto('/search/saved');
  await expect(
    getRows(page)
      .filter({ hasText: secondName ?? '' })
      .first(),
  ).toContainText('less than when you saved it');
  await expect(
    getRows(page)
      .filter({ hasText: firstName ?? '' })
      .last(),
  ).toContainText('No longer listed');
});

test('keeps saved cars in memory if storage is blocked', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/Saved cars cannot be stored/);
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called on its receiver below
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if (key === 'saved-cars') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await saveFirstCars(page, 1);
  await expect(page.getByText('Saved until you leave this page')).toBeVisible();
  await getHeaderLink(page).click();
  await expect(getRows(page)).toHaveCount(1);
  await expect(page.getByText(/so this list lasts until you leave/)).toBeVisible();
});

test('says what to do in every state of a comparison', { tag: '@full' }, async ({ page, watch }) => {
  await page.goto('/search/saved');
  await expect(page.getByRole('heading', { name: 'No saved cars yet' })).toBeVisible();
  await page.goto('/search/compare');
  await expect(page.getByRole('main').getByRole('link', { name: 'Search for a car' })).toBeVisible();
  await page.goto('/search/compare?cars=1,2,nothing');
  await expect(page.getByText('One of these cars can’t be found.')).toBeVisible();
  await expect(getTable(page).getByRole('columnheader')).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Compare 1 car' })).toBeFocused();
  await expect(page.getByText('Add at least one more car')).toBeVisible();
  await page.goto('/search/compare?cars=1,2,3,4,5');
  await expect(page.getByText('This link has five cars.')).toBeVisible();
  await page.goto('/search/compare?cars=nothing,none');
  await expect(page.getByText('These cars are no longer listed.')).toBeVisible();

  await page.route(LOOKUP_ENDPOINT, (route) => route.fulfill({ status: 404, json: {} }));
  watch.expectConsole(/status of 404/);
  await page.goto('/search/compare?cars=1,2');
  await expect(page.getByText('Cars can’t be looked up from a link here.')).toBeVisible();
  await page.route(LOOKUP_ENDPOINT, (route) => route.fulfill({ status: 503, json: {} }));
  watch.expectConsole(/status of 503/);
  watch.expectConsole(/Cars could not be looked up/);
  await page.goto('/search/compare?cars=1,2');
  await expect(page.getByText('We couldn’t load these cars.')).toBeVisible();
  await page.unroute(LOOKUP_ENDPOINT);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(getTable(page).getByRole('columnheader')).toHaveCount(2);
});
