// Every page may enter the back/forward cache, so that going back shows it at once. The headless shell never restores a
// page, but it reports the reasons that would prevent it.
import type { Page } from '@playwright/test';
import { getLaunchOptions } from '../scripts/browser.mjs';
import { getCards, expect, routes, getSearchBox, test } from './test.ts';

/** The reasons that this browser reports for every page. */
const BROWSER_REASONS = [
  'BackForwardCacheDisabled',
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
];

test.use({ launchOptions: { ...getLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/** Returns the page's own reasons for not being restored after going back. */
async function getReasonsAfterReturn(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  const reported = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: { reasons: readonly { reason: string }[] | null } | null;
    })[];
    return entry?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [];
  });
  await session.detach();
  // The browser's own reasons are 'masked' for pages.
  return [...reasons, ...reported].filter((reason) => reason !== 'masked' && !BROWSER_REASONS.includes(reason));
}

test('detects a page that cannot be restored', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => window.addEventListener('unload', () => {}));
  expect(await getReasonsAfterReturn(page)).toContain('UnloadHandlerExistsInMainFrame');
});

test('lets the browser restore the home page with a conversation', async ({ page }) => {
  await page.goto('/');
  await getSearchBox(page).fill('BMW X5 under £30k');
  await getSearchBox(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Yes, Search Now' })).toBeVisible();
  expect(await getReasonsAfterReturn(page)).toEqual([]);
});

test('lets the browser restore the results with a car’s dialog open', async ({ page }) => {
  await page.goto('/search/results?make=Ford&postcode=EC1A1BB');
  await getCards(page).first().getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await getReasonsAfterReturn(page)).toEqual([]);
});

for (const { path } of routes)
  test(`lets the browser restore ${path}`, { tag: '@full' }, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await getReasonsAfterReturn(page)).toEqual([]);
  });
