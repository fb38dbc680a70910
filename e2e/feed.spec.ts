// The Atom feed of a search.
import { getCards, expect, test } from './test.ts';

test('links a search to a well-formed feed of its cars', async ({ openPage, page, request }) => {
  await page.goto('/search/results?make=Ford&postcode=EC1A1BB&sort=price-asc&original_query=a+Ford');
  await expect(getCards(page).first()).toBeVisible();
  const href = '/search/feed?make=Ford&postcode=EC1A1BB';
  await expect(page.getByRole('link', { name: 'Follow this search' })).toHaveAttribute('href', href);
  const feedLink = page.locator('head link[rel="alternate"]');
  await expect(feedLink).toHaveAttribute('href', href);
  await expect(feedLink).toHaveAttribute('type', 'application/atom+xml');

  const response = await request.get(href);
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  // Parses the feed on a page without our policy, whose Trusted Types forbid the parser.
  const pageWithoutPolicy = await openPage();
  const { root, links, updates } = await pageWithoutPolicy.evaluate(
    (text) => {
      const feed = new DOMParser().parseFromString(text, 'application/xml');
      return {
        root: feed.documentElement.nodeName,
        links: Array.from(feed.querySelectorAll('entry > link'), (link) => link.getAttribute('href') ?? ''),
        updates: Array.from(feed.querySelectorAll('entry > updated'), ({ textContent }) => Date.parse(textContent)),
      };
    },
    await response.text(),
  );
  // An invalid document would have a <parsererror>.
  expect(root).toBe('feed');
  expect(updates).toEqual(updates.toSorted((a, b) => b - a));

  const { pathname, search } = new URL(links[0] ?? '');
  await page.goto(`${pathname}${search}`);
  await expect(page.getByRole('dialog', { name: /Ford/ })).toBeVisible();
});

test('offers a feed for a search that finds no cars', { tag: '@full' }, async ({ page }) => {
  await page.goto('/search/results?make=Ford&maxPrice=1&postcode=EC1A1BB');
  await expect(page.getByRole('link', { name: 'Follow this search' })).toBeVisible();
});
