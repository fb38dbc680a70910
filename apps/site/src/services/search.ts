import {
  type Listing,
  PAGE_SIZE,
  readListings,
  searchResponseSchema,
  type SearchState,
  writeListingsUrl,
} from '@forecourt/search-core';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { env } from '../config/env.ts';
import { wait } from './wait.ts';
import { queryClient } from './query-client.ts';
import { requestJson, ServiceError } from './request-json.ts';

const TIMEOUT_MS = 15_000;
export const COUNT_DEBOUNCE_MS = 400;
/** The number of cars in one request for comparables. */
const COMPARABLES_LIMIT = 60;

export interface SearchPage {
  cars: Listing[];
  /** The number of cars on all pages. */
  total: number;
  /**
   * The number of cars on this page that are hidden, because the search service could not exclude their make or model.
   */
  hiddenCount?: number;
}

/** Returns the listings URL of a search. Two searches with the same URL are the same search. */
export const getListingsUrl = (state: SearchState): string =>
  writeListingsUrl(state, env.listingsUrl, { exclusions: env.listingsExclusions });

/** Creates the query for one page of cars. Throws `ServiceError`. */
export const createCarsQuery = (url: string) =>
  queryOptions({
    queryKey: ['cars', url],
    queryFn: ({ signal }) => searchCars(url, signal),
    meta: { failure: 'The search failed.' },
  });

/**
 * Creates the query for the number of cars that a search finds. It is sent when `url` has not changed for a moment.
 * @param failure the log line if the query fails
 */
export const createCountQuery = (url: string | undefined, failure: string) =>
  queryOptions({
    queryKey: ['count', url],
    queryFn:
      url === undefined
        ? skipToken
        : async ({ signal }) => {
            await wait(COUNT_DEBOUNCE_MS, signal);
            return countCars(url, signal);
          },
    initialData: () => queryClient.getQueryData<SearchPage>(['cars', url])?.total,
    meta: { failure },
  });

/**
 * Creates the query for the cars that a car is compared with: up to `COMPARABLES_LIMIT` in one request. Throws
 * `ServiceError`.
 */
export const createComparablesQuery = (url: string | undefined) =>
  queryOptions({
    queryKey: ['comparables', url],
    queryFn:
      url === undefined
        ? skipToken
        : async ({ signal }) => readListings((await request({ url, limit: COMPARABLES_LIMIT }, signal)).results),
    meta: { failure: 'Similar cars could not be loaded.' },
  });

/** Requests one page of cars from the search service. Throws `ServiceError`. */
export async function searchCars(url: string, signal?: AbortSignal): Promise<SearchPage> {
  const { results, total_items: total } = await request({ url, limit: PAGE_SIZE }, signal);
  return { cars: readListings(results), total };
}

/** Requests the number of cars that a search finds. Throws `ServiceError`. */
export async function countCars(url: string, signal?: AbortSignal): Promise<number> {
  const { total_items: total } = await request({ url, limit: 1 }, signal);
  return total;
}

export const createCarLookupQuery = (keys: readonly string[]) =>
  queryOptions({
    queryKey: ['lookup', ...keys],
    queryFn: keys.length === 0 ? skipToken : ({ signal }) => lookUpCars(keys, signal),
    meta: { failure: 'Cars could not be looked up.' },
  });

/**
 * Returns those of up to 50 cars that are still listed, without their distances, or null if the search service cannot
 * look up cars (docs/specification.md, section 10). Throws `ServiceError`.
 */
export async function lookUpCars(keys: readonly string[], signal?: AbortSignal): Promise<Listing[] | null> {
  try {
    const { results } = await post('lookup', { ids: keys }, signal);
    return readListings(results);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}

const request = (body: { url: string; limit: number }, signal: AbortSignal | undefined) => post('cars', body, signal);

const post = (name: 'cars' | 'lookup', body: object, signal: AbortSignal | undefined) =>
  requestJson({
    url: `${env.searchUrl}/dealer/search/${name}`,
    body: JSON.stringify(body),
    schema: searchResponseSchema,
    timeoutMs: TIMEOUT_MS,
    signal,
  });
