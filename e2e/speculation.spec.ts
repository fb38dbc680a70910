// The browser prefetches the results page when a link to it is hovered.
import { expect, test } from './test.ts';

test('prefetches the results page for a hovered link', async ({ page, request }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const prefetchedUrls: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) =>
    prefetchedUrls.push(`${status} ${prefetchUrl}`),
  );
  await page.goto('/solutions/ads-search');
  const link = page.locator('a[href^="/search/results?"]').first();
  const url = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
  await link.hover();
  await expect.poll(() => prefetchedUrls).toContain(`Ready ${url}`);

  // One copy serves every query, so prefetching does not start a search.
  const [one, other] = await Promise.all(
    ['make=BMW', 'make=Ford'].map((query) => request.get(`/search/results?${query}`)),
  );
  expect(one?.headers()['no-vary-search']).toBe('params');
  expect(await one?.text()).toBe(await other?.text());
});
