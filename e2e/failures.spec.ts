// Failures of the network and of responses that faults.spec.ts does not test.
import type { Page, Route } from '@playwright/test';
import { getCards, expect, createGate, waitInPage, getSearchBox, test } from './test.ts';

const SEARCH = '**/dealer/search/cars';
const ASSISTANT_ENDPOINT = '**/api/ai-conversation';
const RESULTS = '/search/results?make=BMW&maxPrice=30000&postcode=EC1A1BB';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const fulfillJson = (route: Route, body: unknown) => route.fulfill({ status: 200, json: body });

test('ends the loading state after a response with a count but no cars', async ({ page }) => {
  await page.route(SEARCH, (route) => fulfillJson(route, { results: [{ Name: '' }, null], total_items: 50 }));
  await page.goto(RESULTS);
  await expect(getHeading(page)).toHaveText('No cars found with your preferences');
  await expect(page.getByPlaceholder('Try a new search...')).toBeVisible();
});

test('wraps very long words and values on a phone', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${RESULTS}&excludeWriteoff=true&model=${'A'.repeat(900)}&original_query=${'B'.repeat(900)}`);
  await expect(page.getByText('Left out:')).toBeVisible();
  await expect(page.getByText(/isn’t valid/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('names an unknown place and asks for another', async ({ page }) => {
  await page.goto('/search/results?make=BMW&postcode=nowhere');
  await expect(page.getByText(/‘nowhere’/)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Postcode is required for search' })).toBeVisible();
});

test('prompts for a search and sends no request if there are no parameters', async ({ page }) => {
  let searchCount = 0;
  page.on('request', (request) => void (searchCount += request.url().includes('/dealer/') ? 1 : 0));
  await page.goto('/search/results');
  await expect(getHeading(page)).toHaveText('Which car are you looking for?');
  await expect(page.getByText('No cars found')).toBeHidden();
  expect(searchCount).toBe(0);
});

test('asks for a missing place, then searches', async ({ page }) => {
  await page.goto('/search/results?make=BMW');
  await expect(page.getByRole('alert').filter({ hasText: 'Postcode is required for search' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Postcode' });
  await field.fill('nowhere');
  await field.press('Enter');
  // Does not locate the message by its text, because a live region repeats it.
  await expect(field).toHaveAccessibleDescription(/Enter a UK postcode/);
  await field.fill('m20 2wx');
  await field.press('Enter');
  await expect(page).toHaveURL(/make=BMW&postcode=M202WX/);
  await expect(getCards(page).first()).toContainText('BMW');
});

test('redirects a page beyond the last to the last page', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${RESULTS}&page=900`);
  await expect(getHeading(page)).toHaveText(/page (\d+) of \1$/);
  await expect(page).not.toHaveURL(/page=900/);
  await expect(getCards(page).first()).toBeVisible();
});

test('explains on the last available page how to see the other cars', { tag: '@full' }, async ({ page }) => {
  const results = Array.from({ length: 10 }, (_, n) => ({ Id: String(n), Name: `BMW X${n}`, Price: '£12,995' }));
  await page.route(SEARCH, (route) => fulfillJson(route, { results, total_items: 67_366 }));
  await page.goto(`${RESULTS}&page=4000`);
  await expect(getHeading(page)).toHaveText('67,366 cars page 1,000 of 1,000');
  await expect(page.getByText('These are the first 10,000 of 67,366 cars. Add a filter')).toBeVisible();
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(/page=999/);
  await expect(page.getByText('These are the first 10,000')).toBeHidden();
});

test('names invalid values in the URL and ignores them', async ({ page }) => {
  await page.goto(`${RESULTS}&distance=far&sort=best`);
  await expect(page.getByText(/‘far’ .*left out/)).toBeVisible();
  await expect(page.getByText(/‘best’ .*left out/)).toBeVisible();
  await expect(getCards(page).first()).toBeVisible();
});

test('never shows an old response for a new search', async ({ page }) => {
  const firstGate = createGate();
  await page.route(SEARCH, async (route) => {
    const { url } = route.request().postDataJSON() as { url: string };
    const isFirst = !url.includes('sort=price-asc');
    if (isFirst) await firstGate.opened;
    const name = isFirst ? 'Old Answer' : 'New Answer';
    // The first request has been cancelled by then.
    await fulfillJson(route, { results: [{ Name: name }], total_items: 1 }).catch(() => undefined);
  });
  await page.goto(RESULTS);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-asc');
  await expect(getCards(page)).toContainText('New Answer');
  firstGate.open();
  await waitInPage(page, 300);
  await expect(getCards(page)).toContainText('New Answer');
});

test('keeps the old cars in a busy list until the new cars arrive', async ({ page }) => {
  await page.goto(RESULTS);
  await expect(getCards(page).first()).toBeVisible();
  const answerGate = createGate();
  await page.route(SEARCH, async (route) => {
    await answerGate.opened;
    await route.continue();
  });
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-desc');
  const list = page.getByRole('region', { name: 'Cars', exact: true });
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(getCards(page)).toHaveCount(10);
  answerGate.open();
  await expect(list).toHaveAttribute('aria-busy', 'false');
});

test(
  'retries once with the server’s time if the browser’s clock is wrong',
  { tag: '@full' },
  async ({ page, watch }) => {
    watch.expectConsole(/status of 401/);
    await page.clock.setSystemTime(Date.now() - 3_600_000);
    await page.goto('/search');
    const statuses: number[] = [];
    page.on(
      'response',
      (response) => void (response.url().endsWith('/api/ai-conversation') && statuses.push(response.status())),
    );
    await getSearchBox(page).fill('BMW X5');
    await getSearchBox(page).press('Enter');
    await expect(page).toHaveURL(/model=X5/);
    expect(statuses).toEqual([401, 200]);
  },
);

test(
  'searches with the text alone, and says so, if the reader fails to load',
  { tag: '@full' },
  async ({ page, watch }) => {
    watch.expectConsole(/ERR_FAILED/);
    watch.expectConsole(/could not be preloaded/);
    watch.expectConsole(/Falling back to the reader in the browser/);
    watch.expectConsole(/Searching with the text only/);
    await page.goto('/search', { waitUntil: 'networkidle' });
    const fetchedFiles: { url: string; size: number }[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return;
      // Later chunks may still be loading when the page reloads, which discards their bodies.
      const body = await response.body().catch(() => undefined);
      fetchedFiles.push({ url: response.url(), size: body?.length ?? 0 });
    });
    await getSearchBox(page).focus();
    // Focusing the box loads one large chunk, the reader.
    const findReader = () => fetchedFiles.find(({ size }) => size > 100_000)?.url ?? '';
    await expect.poll(findReader).not.toBe('');

    await page.route(findReader(), (route) => route.abort());
    await page.route(ASSISTANT_ENDPOINT, (route) => route.abort());
    await page.goto('/search');
    await getSearchBox(page).fill('BMW X5');
    await getSearchBox(page).press('Enter');
    await expect(page).toHaveURL(/postcode=EC1A1BB&original_query=BMW\+X5/);
    await expect(page.getByText('We couldn’t read your description this time')).toBeVisible();
    await expect(getCards(page).first()).toBeVisible();
  },
);

test('keeps the query if the search cannot start', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/ERR_FAILED/);
  watch.expectConsole(/could not be preloaded/);
  watch.expectConsole(/could not be started/);
  await page.goto('/search', { waitUntil: 'networkidle' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await getSearchBox(page).fill('BMW X5');
  await getSearchBox(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'couldn’t start the search' })).toBeVisible();
  await expect(getSearchBox(page)).toHaveValue('BMW X5');
});

test('keeps the text if the connection is lost while typing', async ({ page, context, watch }) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED/);
  watch.expectConsole(/The function could not parse the sentence/);
  watch.expectConsole(/The search failed/);
  await page.goto('/search');
  await getSearchBox(page).fill('BMW X5 under £30k');
  // The text is highlighted once everything that the search needs has loaded.
  await expect(page.getByText('maximum price').first()).toBeVisible();
  await context.setOffline(true);
  await getSearchBox(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Could not reach the search' })).toBeVisible();
  await expect(getSearchBox(page)).toHaveValue('BMW X5 under £30k');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(getCards(page).first()).toContainText('BMW X5');
});

/** Delays scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const scriptsGate = createGate();
  await page.route('**/assets/*.js', async (route) => {
    await scriptsGate.opened;
    await route.continue();
  });
  return scriptsGate.open;
}

test('replays submissions and presses made before hydration', async ({ page }) => {
  await test.step('searches for a query submitted with Enter', async () => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/search', { waitUntil: 'commit' });
    await getSearchBox(page).fill('BMW X5 under £30k');
    await getSearchBox(page).press('Enter');
    releaseScripts();
    await expect(page).toHaveURL(/\/search\/results\?make=BMW&model=X5/);
  });

  await test.step('opens a menu that was pressed', async () => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/pricing', { waitUntil: 'commit' });
    const menu = page.getByRole('banner').getByRole('button', { name: 'Solutions' });
    await menu.click();
    releaseScripts();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('selects a tab that was pressed in a deferred section', async () => {
    await page.goto('/solutions/negotiation-agent', { waitUntil: 'networkidle' });
    const releaseScripts = await holdScripts(page);
    const lastTab = page.getByRole('group', { name: 'Sample reports' }).getByRole('tab', { name: /^Card 3 of 3/ });
    await lastTab.click();
    await expect(lastTab).toHaveAttribute('aria-selected', 'false');
    releaseScripts();
    await expect(lastTab).toHaveAttribute('aria-selected', 'true');
  });
});

test('keeps a draft and replays button and chip presses from before hydration', { tag: '@full' }, async ({ page }) => {
  await test.step('keeps an incomplete query', async () => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await getSearchBox(page).pressSequentially('under £30k, BMW ');
    releaseScripts();
    await expect(page.getByText('maximum price').first()).toBeVisible();
    await getSearchBox(page).pressSequentially('X5');
    await expect(getSearchBox(page)).toHaveValue('under £30k, BMW X5');
  });

  await test.step('searches for a query submitted with the button on the results page', async () => {
    const releaseScripts = await holdScripts(page);
    await page.goto(RESULTS, { waitUntil: 'commit' });
    await getSearchBox(page).fill('Audi A3 under 10k');
    // The button is disabled until hydration, because the prerendered box is empty.
    await page.getByRole('button', { name: 'Search', exact: true }).click({ force: true });
    releaseScripts();
    await expect(page).toHaveURL(/\/search\/results\?make=Audi&model=A3/);
  });

  await test.step('starts a conversation with a pressed chip', async () => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const chip = page.getByRole('button', { name: /BMW X5 under/ }).first();
    await chip.click();
    releaseScripts();
    await expect(page.getByRole('log').getByRole('listitem').first()).toContainText('You: BMW X5 under');
  });
});

test('loads a failed page when the connection is back', { tag: '@full' }, async ({ page, context, watch }) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED/);
  watch.expectConsole(/could not be/);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partnership' }).click();
  await expect(getHeading(page)).toHaveText('We couldn’t show this page');
  await context.setOffline(false);
  await expect(getHeading(page)).toContainText('Share');
});
