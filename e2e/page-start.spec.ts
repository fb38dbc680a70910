// How a page behaves when its entry script fails to load or throws.
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { cards, expect, test } from './test.ts';

const RESULTS = '/search/results?make=BMW&maxPrice=30000&postcode=EC1A1BB';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('link', { name: 'Try again' }) });

/** Routes requests for the page's entry script to `answer`, which gets the attempt's number from 1. Returns a counter. */
async function routeEntryScript(page: Page, path: string, answer: (route: Route, attempt: number) => Promise<void>) {
  const html = await (await page.request.get(path)).text();
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  if (entry === undefined) throw new Error(`${path} has no entry script.`);
  let attempts = 0;
  await page.route(
    (url) => url.pathname === entry,
    (route) => answer(route, ++attempts),
  );
  return () => attempts;
}

test('results start when their entry script fails to load once', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/ERR_CONNECTION_RESET/);
  await routeEntryScript(page, RESULTS, (route, attempt) =>
    attempt === 1 ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto(RESULTS);
  await expect(cards(page).first()).toContainText('BMW');
  await expect(alert(page)).toHaveCount(0);
  await expect(page).toHaveURL(RESULTS);
});

test('results offer to try again when their entry script fails to load twice', async ({ page, watch }) => {
  watch.expectConsole(/ERR_CONNECTION_RESET/);
  const getAttempts = await routeEntryScript(page, RESULTS, (route, attempt) =>
    attempt <= 2 ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto(RESULTS);
  await expect(heading(page)).toHaveText("We couldn't load your search");
  await expect(alert(page)).toContainText('Check your connection and try again.');
  await expect(page.getByText('Searching…')).toBeHidden();
  expect(getAttempts()).toBe(2);
  await expectAccessible(page, 'a search that did not load');

  await alert(page).getByRole('link', { name: 'Try again' }).click();
  await expect(cards(page).first()).toContainText('BMW');
  await expect(page).toHaveURL(RESULTS);
});

test('results offer to try again when their entry script throws', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/Uncaught: URL\.fromTheFuture is not a function/);
  await routeEntryScript(page, RESULTS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'URL.fromTheFuture();' }),
  );
  await page.goto(RESULTS);
  await expect(heading(page)).toHaveText("We couldn't load your search");
  await expect(alert(page)).toBeVisible();
});

test('results reload by themselves when the connection is back', { tag: '@full' }, async ({ page, context, watch }) => {
  watch.expectConsole(/ERR_CONNECTION_RESET/);
  await routeEntryScript(page, RESULTS, (route, attempt) =>
    attempt <= 2 ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto(RESULTS);
  await expect(alert(page)).toBeVisible();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(cards(page).first()).toContainText('BMW');
});

test(
  'results recover from a script that fails once and report one that never loads',
  { tag: '@full' },
  async ({ page, watch }) => {
    test.slow();
    watch.expectConsole(/ERR_CONNECTION_RESET/);
    watch.expectConsole(/Failed to fetch dynamically imported module/);
    const html = await (await page.request.get(RESULTS)).text();
    const scripts = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+\.js)"/g)];
    expect(scripts.length).toBeGreaterThan(5);
    for (const [, script = ''] of scripts) {
      for (const failures of [1, Infinity]) {
        let attempts = 0;
        await page.route(
          (url) => url.pathname === script,
          (route) => (++attempts <= failures ? route.abort('connectionreset') : route.continue()),
        );
        await page.goto(RESULTS);
        if (failures === 1) await expect(cards(page).first(), script).toBeVisible();
        else await expect(heading(page), script).toHaveText("We couldn't load your search");
        await page.unrouteAll({ behavior: 'wait' });
      }
    }
  },
);

test('a text page keeps its text and reports that its entry script failed', async ({ page, watch }) => {
  watch.expectConsole(/ERR_CONNECTION_RESET/);
  await routeEntryScript(page, '/contact', (route, attempt) =>
    attempt <= 2 ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto('/contact');
  await expect(heading(page)).toHaveText('Talk to us');
  await expect(alert(page)).toContainText("Part of this page didn't load");
  await alert(page).getByRole('button', { name: 'Close' }).click();
  await expect(alert(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('results say that the search needs it', async ({ page }) => {
    await page.goto(RESULTS);
    // Playwright's role locators do not see noscript elements.
    await expect(page.locator('main noscript h1')).toHaveText('This search needs JavaScript');
    await expect(page.getByText('Searching…')).toBeHidden();
  });
});
