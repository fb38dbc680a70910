import type { Locator } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { getCards, expect, routes, test } from './test.ts';

/** The width of a phone. `npm run test:full` adds a tablet and a wide screen. */
const widths = process.env['FULL'] ? [360, 768, 1920] : [360];

/** One page of each kind. `npm run test:full` tests all pages. */
const KINDS = ['/', '/solutions/smart-search', '/search/results?make=BMW&postcode=EC1A1BB'];
const testedRoutes = routes.filter(({ path }) => process.env['FULL'] || KINDS.includes(path));

for (const { path, heading } of testedRoutes)
  test(`renders ${path} accessibly and without overflow`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/\S.* \| ADS$/);
    const head = page.locator('head');
    await expect(head.locator('title')).toHaveCount(1);
    await expect(head.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3}/);
    const { pathname } = new URL(path, 'http://localhost');
    const canonical = ['/signup', '/login'].includes(pathname) ? '/contact' : pathname;
    const address = (await head.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
    expect(new URL(address).pathname).toBe(canonical);

    if (path.includes('?')) await expect(getCards(page).first()).toBeVisible();
    await expectAccessible(page, path);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await expect
        .poll(
          () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          `overflow at ${width} px`,
        )
        .toBe(0);
    }
  });

test('keeps the home headline clear of the paragraph next to it', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const lead = page.getByText('One sentence searches thousands');
  for (const width of [360, 768, 1024, 1080, 1120, 1160]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => doTextsOverlap(heading, lead), `${width} px`).toBe(false);
  }
});

/** Ignores padding. */
async function doTextsOverlap(first: Locator, second: Locator): Promise<boolean> {
  const getBox = (element: Locator) =>
    element.evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, top, bottom };
    });
  const [a, b] = [await getBox(first), await getBox(second)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test('links the accuracy claim to the measured ranges', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See what we measured' }).click();
  await expect(page.getByRole('heading', { name: 'How wrong we can be' })).toBeInViewport();
});

test('has a unique title on each page', async ({ request }) => {
  const titles = new Map<string, string | undefined>();
  for (const { path } of routes) {
    if (['/signup', '/login'].includes(path) || path.includes('?')) continue;
    const html = await (await request.get(path)).text();
    titles.set(path, /<title>([^<]+)<\/title>/.exec(html)?.[1]);
  }
  expect(titles.size).toBeGreaterThan(10);
  expect(new Set(titles.values()).size).toBe(titles.size);
});

test('serves an unexpired security.txt with a contact for vulnerabilities', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test('names the sitemap in robots.txt and lists only canonical pages in it', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listedPaths = Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listedPaths).toContain('/');
  expect(listedPaths).toContain('/search');
  for (const path of ['/search/results', '/signup', '/login', '/404']) expect(listedPaths).not.toContain(path);
});
