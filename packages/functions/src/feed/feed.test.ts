import type { SearchResult } from '@forecourt/search-core';
import { expect, it, vi } from 'vitest';
import { createTestLog, callAsHost } from '../../test/handler.ts';
import { NOW } from '../../test/signed.ts';
import { parseFunctionEnvironment } from '../environment.ts';
import { HttpError } from '../http-error.ts';
import { createMemoryCounters } from '../limits/counters.ts';
import { createFeed } from './feed.ts';
import type { SearchListings } from './feed.ts';

const CAR: SearchResult = { Name: 'Ford Focus', Id: '1', Price: '£9,000', Year: '2019', Details: ['', '40,000 miles'] };

function createTestFeed(cars: SearchResult[] | SearchListings, environment: Record<string, string> = {}) {
  const { log, takeLog } = createTestLog();
  const searchStub = Array.isArray(cars) ? async () => ({ results: cars, total_items: cars.length }) : cars;
  const search = vi.fn<SearchListings>(searchStub);
  const env = parseFunctionEnvironment({ SITE_URL: 'https://ads.example', ...environment });
  const handle = callAsHost(createFeed({ env, counters: createMemoryCounters(), log, now: () => NOW }, search));
  const get = (query: string, headers = {}) =>
    handle(new Request(`https://ads.example/search/feed${query}`, { headers }), { address: '203.0.113.9' });
  return { get, search, takeLog };
}

const SEARCH = '?make=Ford&postcode=EC1A1BB';
const listTagTexts = (xml: string, tag: string) =>
  Array.from(xml.matchAll(RegExp(`<${tag}>([^<]*)`, 'g')), ([, text]) => text);

it('lists the cars that a search finds, most recently changed first', async () => {
  const { get, search } = createTestFeed([
    { ...CAR, Name: 'Ford Ka', Id: 'old', ListedAt: '2026-01-01' },
    { ...CAR, Name: 'Ford Puma', Id: 'new', ListedAt: '2026-03-01T10:00:00Z' },
    {
      ...CAR,
      Name: 'Ford Kuga',
      Id: 'reduced',
      ListedAt: '2026-01-01',
      PriceHistory: [
        { date: '2026-01-01', price: 9_500 },
        { date: '2026-04-01', price: 9_000 },
      ],
    },
  ]);
  const response = await get(`${SEARCH}&sort=price-asc&page=3&car=7&original_query=a+Ford`);
  const xml = await response.text();
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(listTagTexts(xml, 'title')).toEqual([
    'Ford | ADS',
    'Ford Kuga, £9,000',
    'Ford Puma, £9,000',
    'Ford Ka, £9,000',
  ]);
  expect(listTagTexts(xml, 'updated')).toEqual([
    '2026-04-01T00:00:00.000Z',
    '2026-04-01T00:00:00.000Z',
    '2026-03-01T10:00:00.000Z',
    '2026-01-01T00:00:00.000Z',
  ]);
  expect(listTagTexts(xml, 'published')[0]).toBe('2026-01-01T00:00:00.000Z');
  expect(listTagTexts(xml, 'summary')[0]).toBe('£9,000 · 2019 · 40,000 miles');
  expect(xml).toContain(
    'rel="self" type="application/atom+xml" href="https://ads.example/search/feed?make=Ford&amp;postcode=EC1A1BB"',
  );
  expect(xml).toContain('href="https://ads.example/search/results?make=Ford&amp;postcode=EC1A1BB&amp;car=reduced"');
  const { url, limit } = search.mock.lastCall?.[0] ?? {};
  expect(limit).toBe(50);
  expect(url).toContain('sort=most-recent');
  expect(url).not.toContain('page=');
});

it('escapes text from adverts and drops characters that XML forbids', async () => {
  const { get } = createTestFeed([{ ...CAR, Name: 'Ford <b>"Focus"</b> &\u0000\u0008\ud800 co', Id: '"><script>' }]);
  const xml = await (await get(SEARCH)).text();
  expect(listTagTexts(xml, 'title')[1]).toBe('Ford &lt;b&gt;&quot;Focus&quot;&lt;/b&gt; &amp; co, £9,000');
  expect(xml).not.toContain('<script');
});

it('allows caching and returns 304 for a matching ETag', async () => {
  const { get } = createTestFeed([CAR]);
  const firstResponse = await get(SEARCH);
  expect(firstResponse.headers.get('cache-control')).toBe('public, max-age=900');
  const etag = firstResponse.headers.get('etag') ?? '';
  expect((await get(SEARCH, { 'if-none-match': etag })).status).toBe(304);
});

it('removes excluded makes if the search service cannot exclude them', async () => {
  const { get } = createTestFeed([CAR, { ...CAR, Name: 'BMW X5', Id: '2' }], { LISTINGS_EXCLUSIONS: 'complement' });
  expect(listTagTexts(await (await get('?make=-Ford&postcode=EC1A1BB')).text(), 'title')).toEqual([
    expect.stringContaining('Not Ford'),
    'BMW X5, £9,000',
  ]);
});

it.each([
  ['', 'Postcode is required for search'],
  ['?make=Ford', 'Postcode is required for search'],
  [`${SEARCH}&model=${'x'.repeat(2_000)}`, 'at most 2000 characters'],
])('returns 400 for a query that cannot be searched: %.20s', async (query, message) => {
  const { get, search } = createTestFeed([CAR]);
  const response = await get(query);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(message);
  expect(search).not.toHaveBeenCalled();
});

it('limits the requests from one address', async () => {
  const { get } = createTestFeed([CAR], { FEED_LIMIT_PER_MINUTE: '1' });
  expect((await get(SEARCH)).status).toBe(200);
  const rejectedResponse = await get(SEARCH);
  expect(rejectedResponse.status).toBe(429);
  expect(rejectedResponse.headers.get('retry-after')).toBe('60');
});

it('passes on an error from the search service and forbids caching', async () => {
  const { get } = createTestFeed(() => Promise.reject(new HttpError(503, 'busy', 'Busy.', { retryAfter: 1 })));
  const response = await get(SEARCH);
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
});

it('aborts a search that takes longer than 8 seconds', async () => {
  vi.useFakeTimers();
  let signal: AbortSignal | undefined;
  const { get } = createTestFeed((_, options) => {
    ({ signal } = options);
    return new Promise(() => {});
  });
  const responsePromise = get(SEARCH);
  await vi.advanceTimersByTimeAsync(8_000);
  expect((await responsePromise).status).toBe(503);
  expect(signal?.aborted).toBe(true);
  vi.useRealTimers();
});

it('logs neither the query nor the postcode', async () => {
  const { get, takeLog } = createTestFeed([CAR]);
  await get(SEARCH);
  const lines = takeLog();
  expect(lines).toMatchObject([{ event: 'A feed was requested.', fields: { cars: 1, status: 200 } }]);
  expect(JSON.stringify(lines)).not.toMatch(/EC1A|Ford/);
});
