import { EMPTY_SEARCH } from '@forecourt/search-core';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';
import { chooseRadius, RADII, addNearbyRadius } from './radii.ts';

vi.mock(import('../config/env.ts'), async (importOriginal) => {
  const { env } = await importOriginal();
  return { env: { ...env, listingsUrl: 'https://listings.example.com/' } };
});

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const state = { ...EMPTY_SEARCH, filters: { make: ['BMW'], postcode: 'M1 1AA' } };
const reading = {
  values: [{ key: 'postcode', value: 'M1 1AA', span: { message: 0, start: 0, end: 4 }, words: 'Leeds' }],
  excluded: [],
  unread: [],
} as unknown as Parameters<typeof addNearbyRadius>[1];

/** Responds to each request by the last segment of its path. Returns the segments that were requested. */
function mockAnswers(answers: Record<string, (url: string) => Response>): string[] {
  const requestedSegments: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const name = url.slice(url.lastIndexOf('/') + 1);
    requestedSegments.push(name);
    const { url: listingsUrl } = JSON.parse(body) as { url: string };
    return (answers[name] ?? (() => new Response('{}', { status: 404 })))(listingsUrl);
  });
  return requestedSegments;
}

test('chooses the radius with one request for facet counts', async () => {
  const distance = [
    { value: '25', count: 4 },
    { value: '50', count: 21 },
    { value: 'national', count: 300 },
  ];
  const requestedSegments = mockAnswers({ facets: () => new Response(JSON.stringify({ facets: { distance } })) });
  const start = await addNearbyRadius(state, reading);
  expect(start.radius).toBe(50);
  expect(start.state.filters.distance).toBe(50);
  expect(requestedSegments).toEqual(['facets']);
});

const choose = (...counts: number[]) => chooseRadius(new Map(RADII.map((radius, at) => [radius, counts[at] ?? 0])));

test('chooses the smallest radius with 10 cars, else with any car, else the UK', () => {
  expect(choose(10, 40, 60, 80, 900)).toBe(25);
  expect(choose(9, 9, 12, 80, 900)).toBe(100);
  expect(choose(0, 2, 5, 9, 900)).toBe(50);
  expect(choose(0, 0, 0, 0, 900)).toBe('national');
  expect(choose(0, 0, 0, 0, 0)).toBe('national');
});

// Must run last, because the facets module remembers the 404.
test('counts each radius if the service has no facet counts', async () => {
  const requestedSegments = mockAnswers({
    cars: (url) => new Response(JSON.stringify({ results: [], total_items: url.includes('radius=100') ? 12 : 0 })),
  });
  expect((await addNearbyRadius(state, reading)).radius).toBe(100);
  expect(requestedSegments).toEqual(['facets', ...RADII.map(() => 'cars')]);
});
