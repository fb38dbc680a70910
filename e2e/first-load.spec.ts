// Measures the bytes transferred up to three seconds after `load`, without scrolling or input.
import type { Page, TestInfo } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { serveInPieces } from './in-pieces.ts';
import { getCards, expect, routes, test } from './test.ts';

const KB = 1000;
const MARKETING_BUDGET = { script: 135 * KB, stylesheet: 20 * KB, font: 70 * KB };
const RESULTS_BUDGET = { ...MARKETING_BUDGET, script: 180 * KB };
/** The budget of the reader (scripts/sizes.json), which loads if the query in the URL must be parsed again. */
const READER_BYTES = 81 * KB;
const MAX_SHIFT = 0.01;
/** HTTP/1.1 loads six files at a time, so many small ones cost more than their bytes. */
const MAX_SCRIPTS = 18;

// One page of each other kind. Only `npm run test:full` loads these.
const pagesOfOtherKinds = [
  '/about',
  '/pricing',
  '/contact',
  '/demo',
  '/partnership',
  '/solutions/smart-search',
  '/solutions/ads-search',
  '/no-such-page',
];

const loadCases = [
  { path: '/', budget: MARKETING_BUDGET },
  ...(process.env['FULL'] ? pagesOfOtherKinds.map((path) => ({ path, budget: MARKETING_BUDGET })) : []),
  { path: '/search', budget: MARKETING_BUDGET },
  { path: '/search/results?make=BMW&postcode=EC1A1BB', budget: RESULTS_BUDGET },
  ...(process.env['FULL'] ? [{ path: '/search/results', budget: RESULTS_BUDGET }] : []),
  {
    path: '/search/results?make=BMW&maxPrice=30000&postcode=EC1A1BB&original_query=BMW+under+30k',
    budget: { ...RESULTS_BUDGET, script: RESULTS_BUDGET.script + READER_BYTES },
  },
];

type Kind = keyof typeof MARKETING_BUDGET;

interface PageMeasurement {
  bytes: Record<Kind, number>;
  urls: string[];
  layoutShift: number;
}

/**
 * Loads a page and returns a promise of its sizes three seconds later, so that the next page can load in the meantime.
 */
async function load(page: Page, path: string): Promise<{ measurement: Promise<PageMeasurement> }> {
  const bytes: Record<Kind, number> = { script: 0, stylesheet: 0, font: 0 };
  const urls: string[] = [];
  const sizes: Promise<void>[] = [];
  const isKind = (kind: string): kind is Kind => Object.hasOwn(bytes, kind);
  page.on('requestfinished', (request) => {
    urls.push(request.url());
    const kind = request.resourceType();
    if (isKind(kind))
      sizes.push(request.sizes().then(({ responseBodySize }) => void (bytes[kind] += responseBodySize)));
  });
  await page.goto(path, { waitUntil: 'load' });
  const measure = async () => {
    // Requests in these seconds count as part of the first load.
    await page.waitForTimeout(3000);
    // Reads the URLs now, because the page may request more before the caller awaits the result.
    const requestedUrls = [...urls];
    await Promise.all(sizes);
    const countedBytes = { ...bytes };
    // Styles are inlined, see docs/decisions/0016-build-time-pages.md.
    const styles = await page.evaluate(() =>
      Array.from(document.querySelectorAll('style'), (style) => style.textContent),
    );
    countedBytes.stylesheet += brotliCompressSync(styles.join('')).length;
    return { bytes: countedBytes, urls: requestedUrls, layoutShift: await page.evaluate(() => window.layoutShift) };
  };
  return { measurement: measure() };
}

test('keeps each page within its budget, shifts nothing and preloads search on focus', async ({
  openPage,
  watch,
}, info) => {
  test.slow();
  if (loadCases.some(({ path }) => path === '/no-such-page')) {
    watch.expectConsole(/status of 404/);
    watch.expectConsole(/No page at this address/);
  }
  // Pages load in parallel, so that their three seconds overlap.
  const startedLoads: StartedLoad[] = [];
  for (const { path, budget } of loadCases) {
    const page = await openPage();
    startedLoads.push({ path, budget, page, ...(await load(page, path)) });
  }
  for (const each of startedLoads) await expectWithinBudget(each, info);

  const search = startedLoads.find(({ path }) => path === '/search');
  if (!search) throw new Error('The search was not loaded.');
  const urlsBefore = new Set((await search.measurement).urls);
  const scriptResponse = search.page.waitForResponse(
    (response) => response.url().endsWith('.js') && !urlsBefore.has(response.url()),
  );
  await search.page.getByRole('textbox', { name: /^Describe the car/ }).focus();
  expect((await scriptResponse).ok()).toBe(true);
});

test('requests scripts of a page with content after its first paint', async ({ page }) => {
  await page.goto('/pricing');
  const getTimes = () =>
    page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      scriptStarts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
  await expect.poll(async () => (await getTimes()).scriptStarts.length).toBeGreaterThan(5);
  const { firstPaint, scriptStarts } = await getTimes();
  // Without a paint, the scripts are requested after two seconds.
  expect(Math.min(...scriptStarts)).toBeGreaterThan(Math.min(firstPaint, 2_000));
});

interface StartedLoad {
  path: string;
  budget: Record<Kind, number>;
  page: Page;
  measurement: Promise<PageMeasurement>;
}

async function expectWithinBudget({ path, budget, measurement }: StartedLoad, info: TestInfo) {
  const { bytes, urls, layoutShift } = await measurement;
  const scripts = urls.filter((url) => url.endsWith('.js')).length;
  const description = `${path} ${JSON.stringify(bytes)} in ${scripts} scripts, shift ${layoutShift.toFixed(4)}`;
  info.annotations.push({ type: 'bytes', description });
  for (const kind of Object.keys(budget) as Kind[]) {
    expect.soft(bytes[kind], `${kind} of ${path} in bytes`).toBeGreaterThan(0);
    expect.soft(bytes[kind], `${kind} of ${path} in bytes`).toBeLessThanOrEqual(budget[kind]);
  }
  expect.soft(scripts, `scripts of ${path}`).toBeLessThanOrEqual(MAX_SCRIPTS);
  expect.soft(layoutShift, `layout shift of ${path}`).toBeLessThanOrEqual(MAX_SHIFT);

  // Content blockers would block such URLs.
  const fetchedPaths = urls.map((url) => new URL(url).pathname).filter((pathname) => pathname !== path);
  const blockedPaths = fetchedPaths.filter((pathname) => /(^|[^a-z])(ads|adverts?|banners?)([^a-z]|$)/i.test(pathname));
  expect.soft(blockedPaths, `URLs that ${path} fetches`).toEqual([]);
  expect.soft(fetchedPaths.length, `URLs that ${path} fetches`).toBeGreaterThan(0);
}

for (const width of process.env['FULL'] ? [360, 1280] : [360])
  test(`does not shift at ${width} px if fonts and cars are late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const createDelay = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms));
    await page.route('**/*.woff2', async (route) => {
      await createDelay(500)();
      await route.continue();
    });
    await page.route('**/dealer/search/cars', async (route) => {
      await createDelay(800)();
      await route.continue();
    });
    for (const path of ['/', '/search/results?make=BMW&postcode=EC1A1BB']) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      if (path !== '/') await expect(getCards(page).first()).toBeVisible();
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => window.layoutShift), `layout shift of ${path}`).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });

for (const width of [360, 768, 1280])
  test(`does not shift at ${width} px if notes or an empty result appear late`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/dealer/search/cars', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    const words = 'BMW+near+London+with+a+flux+capacitor';
    const searches = [
      [`/search/results?make=BMW&postcode=EC1A1BB&original_query=${words}`, 'Left out:'],
      ['/search/results?make=BMW&postcode=M202WX', /^Within 25 miles \(\d+\)$/],
      ['/search/results?make=BMW&maxPrice=1&postcode=EC1A1BB', 'No cars found with your preferences'],
    ] as const;
    for (const [path, expectedText] of searches) {
      await page.goto(path);
      await expect(page.getByText(expectedText).first()).toBeVisible();
      await page.waitForTimeout(600);
      expect(await page.evaluate(() => window.layoutShift), `layout shift of ${path}`).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });

// A line may grow if a piece of the response ends within it.
const MAX_SHIFT_IN_PIECES = 0.02;

for (const width of [360, 1280])
  test(`does not shift at ${width} px if the page arrives in pieces`, { tag: '@full' }, async ({ page, baseURL }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const { url, close } = await serveInPieces(String(baseURL));
    for (const { path } of routes) {
      await page.goto(`${url}${path}`);
      const layoutShift = await page.evaluate(() => window.layoutShift);
      expect.soft(layoutShift, `layout shift of ${path}`).toBeLessThanOrEqual(MAX_SHIFT_IN_PIECES);
    }
    close();
  });
