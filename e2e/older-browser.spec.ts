// The main flows in a browser without APIs newer than Baseline widely available.
import type { Page } from '@playwright/test';
import { getNewerApis, getRemovedApis, removeNewerApis } from './older-browser.ts';
import { getCards, expect, routes, getSearchBox, test } from './test.ts';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(async ({ page }) => {
  await removeNewerApis(page);
});

test('searches, filters and opens a car without APIs newer than Baseline', { tag: '@full' }, async ({ page }) => {
  await test.step('deletes only the newer APIs', async () => {
    await page.goto('/');
    const removedApis = await getRemovedApis(page);
    // URL.parse is missing in Safari 17, Chrome 125 and Firefox 125.
    expect(removedApis).toContain('URL.parse');
    expect(removedApis.length).toBeGreaterThan(100);
    const getType = (expression: string) => page.evaluate(`typeof (${expression})`);
    expect(await getType('URL.parse')).toBe('undefined');
    expect(await getType('[].values().map')).toBe('undefined');
    expect(await getType('URL.canParse')).toBe('function');
    expect(await getType('Array.prototype.map')).toBe('function');
  });

  await test.step('searches with the assistant', async () => {
    await getSearchBox(page).fill('BMW under £40k');
    await getSearchBox(page).press('Enter');
    await expect(page.getByRole('region', { name: 'Car Assistant' })).toBeVisible();
    await page.getByRole('button', { name: 'Yes, Search Now' }).click();
    await expect(page).toHaveURL(/\/search\/results\?.*make=BMW/);
    await expect(getCards(page).first()).toContainText('BMW');
  });

  await test.step('opens and closes a car', async () => {
    await getCards(page).first().getByRole('link').first().click();
    const dialog = page.getByRole('dialog', { name: /BMW/ });
    await expect(dialog.getByText('Listed Price').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('applies a filter', async () => {
    await page.getByRole('button', { name: /^Filters/ }).click();
    const panel = page.getByRole('dialog', { name: 'Filter Cars' });
    await panel.getByRole('textbox', { name: 'Maximum price' }).fill('35000');
    await panel.getByRole('button', { name: /^(Apply|Show [\d,]+ cars?)$/ }).click();
    await expect(page).toHaveURL(/maxPrice=35000/);
    // The URL changes first. Until the page is rendered, its links belong to the previous search.
    await expect(page.getByRole('button', { name: 'Remove Maximum price: £35,000' })).toBeVisible();
  });

  await test.step('goes to the next page', async () => {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(getHeading(page)).toHaveText(/page 2 of/);
  });

  await test.step('removes a tag', async () => {
    await page.getByRole('button', { name: 'Remove Maximum price: £35,000' }).click();
    await expect(page).not.toHaveURL(/maxPrice/);
    await expect(getCards(page).first()).toBeVisible();
  });
});

test(
  'switches theme, shows prices, opens menus and sends messages without newer APIs',
  { tag: '@full' },
  async ({ page }) => {
    await test.step('changes the theme', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/pricing');
      const getSurface = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const lightSurface = await getSurface();
      await page.getByRole('radio', { name: 'Dark theme' }).check({ force: true });
      await expect.poll(getSurface).not.toBe(lightSurface);
    });

    await test.step('changes the billing period and opens a question', async () => {
      await page.getByRole('radio', { name: 'Annually' }).check({ force: true });
      await expect(page.getByRole('article', { name: 'Starter', exact: true })).toContainText('£1,920 a year');
      await page.getByRole('heading', { name: 'How are vehicles counted?' }).click();
      await expect(page.getByText('By your active listings.')).toBeVisible();
    });

    await test.step('opens a menu', async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Solutions' }).click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Smart Search/ })
        .click();
      await expect(getHeading(page)).toHaveText(/^Many sources/);
    });

    await test.step('sends the contact form', async () => {
      await page.goto('/contact');
      const send = page.getByRole('button', { name: 'Send message' });
      await expect(send).toBeEnabled();
      for (const [name, text] of [
        ['Full Name', 'Jane Doe'],
        ['Email Address', 'jane.doe@example.com'],
        ['Subject', 'Three sites'],
        ['Message', 'What would a plan cost?'],
      ] as const)
        await page.getByRole('textbox', { name, exact: true }).fill(text);
      await send.click();
      await expect(page.getByText('Message Sent').first()).toBeVisible();
    });
  },
);

test('hydrates every page without APIs newer than Baseline', { tag: '@full' }, async ({ page }) => {
  test.slow();
  expect(getNewerApis().length).toBeGreaterThan(1000);
  for (const { path, heading: expected } of routes) {
    await page.goto(path);
    await expect(getHeading(page)).toHaveText(expected);
    // Only a hydrated page reacts to the radio button.
    await page.getByRole('radio', { name: 'Dark theme' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('radio', { name: 'System theme' }).check({ force: true });
  }
});
