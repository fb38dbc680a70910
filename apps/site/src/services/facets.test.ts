import { EMPTY_SEARCH } from '@forecourt/search-core';
import { afterEach, expect, test, vi } from 'vitest';
import { areFacetsSupported, countFacets, createFacetsQuery } from './facets.ts';
import { ServiceError } from './request-json.ts';

vi.mock(import('../config/env.ts'), async (importOriginal) => {
  const { env } = await importOriginal();
  return { env: { ...env, listingsUrl: 'https://listings.example.com/' } };
});

afterEach(() => vi.unstubAllGlobals());

const mockAnswer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

test('returns the facet counts', async () => {
  mockAnswer({ facets: { make: [{ value: 'BMW', count: 3 }] } });
  await expect(countFacets('https://listings.example.com/')).resolves.toEqual({ make: [{ value: 'BMW', count: 3 }] });
});

test('throws if the service fails', async () => {
  mockAnswer({}, 503);
  await expect(countFacets('https://listings.example.com/')).rejects.toThrow(ServiceError);
  expect(areFacetsSupported()).toBe(true);
});

test('shares facet counts between the pages and sort orders of a search', () => {
  const state = { ...EMPTY_SEARCH, filters: { make: ['BMW'] } };
  const { queryKey } = createFacetsQuery({ ...state, page: 3, sort: 'price-asc' });
  expect(queryKey).toEqual(createFacetsQuery(state).queryKey);
  expect(queryKey).not.toEqual(createFacetsQuery(EMPTY_SEARCH).queryKey);
});

// Must run last, because the module remembers the 404.
test('returns undefined after a 404 and stops asking', async () => {
  mockAnswer({ error: { code: 'not-found', message: '' } }, 404);
  await expect(countFacets('https://listings.example.com/')).resolves.toBeUndefined();
  expect(areFacetsSupported()).toBe(false);
  mockAnswer({ facets: {} });
  await expect(countFacets('https://listings.example.com/')).resolves.toBeUndefined();
});
