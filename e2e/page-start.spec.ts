// Tests pages whose entry script fails to load, never arrives, is empty or throws.
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { getCards, expect, createGate, waitInPage, test } from './test.ts';

const RESULTS = '/search/results?make=BMW&maxPrice=30000&postcode=EC1A1BB';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getAlert = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('link', { name: 'Try again' }) });

/** Passes the number of the attempt, from 1, to `answer`. Returns a function that returns the number of attempts. */
async function routeEntryScript(page: Page, path: string, answer: (route: Route, attempt: number) => Promise<void>) {
  const html = await (await page.request.get(path)).text();
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  if (entry === undefined) throw new Error(`The page ‘${path}’ has no entry script.`);
  let attemptCount = 0;
  await page.route(
    (url) => url.pathname === entry,
    (route) => answer(route, ++attemptCount),
  );
  return () => attemptCount;
}

/** Advances the page's clock past the time limit that the start script sets when the page is parsed. */
async function passTimeLimit(page: Page) {
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.clock.fastForward(20_000);
}

test('starts the results page when its entry script fails to load once', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/ERR_CONNECTION_RESET/);
  await routeEntryScript(page, RESULTS, (route, attempt) =>
    attempt === 1 ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto(RESULTS);
  await expect(getCards(page).first()).toContainText('BMW');
  await expect(getAlert(page)).toHaveCount(0);
  await expect(page).toHaveURL(RESULTS);
});

test(
  'offers a retry when the results page’s entry script fails to load twice',
  { tag: '@full' },
  async ({ page, watch }) => {
    watch.expectConsole(/ERR_CONNECTION_RESET/);
    const getAttemptCount = await routeEntryScript(page, RESULTS, (route, attempt) =>
      attempt <= 2 ? route.abort('connectionreset') : route.continue(),
    );
    await page.goto(RESULTS);
    await expect(getHeading(page)).toHaveText('We couldn’t load your search');
    await expect(getAlert(page)).toContainText('Check your connection and try again.');
    await expect(page.getByText('Searching…')).toBeHidden();
    expect(getAttemptCount()).toBe(2);
    await expectAccessible(page, 'a search that did not load');

    await getAlert(page).getByRole('link', { name: 'Try again' }).click();
    await expect(getCards(page).first()).toContainText('BMW');
    await expect(page).toHaveURL(RESULTS);
  },
);

test('offers a retry when the results page’s entry script throws', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/Uncaught: URL\.fromTheFuture is not a function/);
  await routeEntryScript(page, RESULTS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'URL.fromTheFuture();' }),
  );
  await page.goto(RESULTS);
  await expect(getHeading(page)).toHaveText('We couldn’t load your search');
  await expect(getAlert(page)).toBeVisible();
});

test('offers a retry after the time limit until the script arrives', { tag: '@full' }, async ({ page }) => {
  const answerGate = createGate();
  await routeEntryScript(page, RESULTS, async (route) => {
    await answerGate.opened;
    await route.continue();
  });
  await page.clock.install();
  // The document stays "interactive" as long as its entry script is missing.
  await page.goto(RESULTS, { waitUntil: 'commit' });
  await expect(getHeading(page)).toHaveText('Searching…');
  await expect(getAlert(page)).toBeHidden();
  await passTimeLimit(page);
  await expect(getHeading(page)).toHaveText('We couldn’t load your search');
  await expect(getAlert(page).getByRole('link', { name: 'Try again' })).toBeVisible();

  answerGate.open();
  await expect(getCards(page).first()).toContainText('BMW');
  await expect(getAlert(page)).toHaveCount(0);
  // A page that has started does not reload when the connection returns. A reload would reject this call.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await waitInPage(page, 500);
});

test('offers a retry when the results page’s entry script is empty', { tag: '@full' }, async ({ page }) => {
  const getAttemptCount = await routeEntryScript(page, RESULTS, (route, attempt) =>
    attempt === 1 ? route.fulfill({ contentType: 'text/javascript', body: '' }) : route.continue(),
  );
  await page.clock.install();
  await page.goto(RESULTS);
  await expect(getHeading(page)).toHaveText('Searching…');
  await passTimeLimit(page);
  await expect(getHeading(page)).toHaveText('We couldn’t load your search');
  await getAlert(page).getByRole('link', { name: 'Try again' }).click();
  await expect(getCards(page).first()).toContainText('BMW');
  expect(getAttemptCount()).toBe(2);
});

test(
  'offers a retry when the entry script does not arrive on the second attempt',
  { tag: '@full' },
  async ({ page, watch }) => {
    watch.expectConsole(/ERR_CONNECTION_RESET/);
    const retryGate = createGate();
    await routeEntryScript(page, RESULTS, async (route, attempt) => {
      if (attempt === 1) return route.abort('connectionreset');
      retryGate.open();
    });
    await page.clock.install();
    await page.goto(RESULTS, { waitUntil: 'commit' });
    await retryGate.opened;
    await expect(getAlert(page)).toBeHidden();
    await passTimeLimit(page);
    await expect(getHeading(page)).toHaveText('We couldn’t load your search');
  },
);

test('reloads the results page when the connection is back', { tag: '@full' }, async ({ page, context, watch }) => {
  watch.expectConsole(/ERR_CONNECTION_RESET/);
  await routeEntryScript(page, RESULTS, (route, attempt) =>
    attempt <= 2 ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto(RESULTS);
  await expect(getAlert(page)).toBeVisible();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(getCards(page).first()).toContainText('BMW');
});

test(
  'recovers from a script that fails once and reports one that never loads',
  { tag: '@full' },
  async ({ page, watch }) => {
    // Tests about 50 scripts, with four loads of the page for each.
    test.setTimeout(400_000);
    watch.expectConsole(/ERR_CONNECTION_RESET/);
    watch.expectConsole(/Failed to fetch dynamically imported module/);
    const html = await (await page.request.get(RESULTS)).text();
    const scripts = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+\.js)"/g)];
    expect(scripts.length).toBeGreaterThan(5);
    for (const [, script = ''] of scripts) {
      for (const failures of [1, Infinity]) {
        let attemptCount = 0;
        await page.route(
          (url) => url.pathname === script,
          (route) => (++attemptCount <= failures ? route.abort('connectionreset') : route.continue()),
        );
        await page.goto(RESULTS);
        if (failures === 1) await expect(getCards(page).first(), script).toBeVisible();
        else await expect(getHeading(page), script).toHaveText('We couldn’t load your search');
        await page.unrouteAll({ behavior: 'wait' });
      }
    }
  },
);

test('keeps the page’s text and reports that its entry script failed', async ({ page, watch }) => {
  watch.expectConsole(/ERR_CONNECTION_RESET/);
  await routeEntryScript(page, '/contact', (route, attempt) =>
    attempt <= 2 ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto('/contact');
  await expect(getHeading(page)).toHaveText('Talk to us');
  await expect(getAlert(page)).toContainText('Part of this page didn’t load');
  await getAlert(page).getByRole('button', { name: 'Close' }).click();
  await expect(getAlert(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says on the results page that search needs JavaScript', async ({ page }) => {
    await page.goto(RESULTS);
    // Playwright's role locators do not see noscript elements.
    await expect(page.locator('main noscript h1')).toHaveText('This search needs JavaScript');
    await expect(page.getByText('Searching…')).toBeHidden();
  });
});
