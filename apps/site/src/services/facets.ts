import { DEFAULT_SORT, type Facets, facetsResponseSchema, type SearchState } from '@forecourt/search-core';
import { queryOptions } from '@tanstack/react-query';
import { env } from '../config/env.ts';
import { requestJson, ServiceError } from './request-json.ts';
import { getListingsUrl } from './search.ts';

const TIMEOUT_MS = 15_000;

/** The facet counts of a search, `null` if the service has none. Searches that differ in order or page share them. Throws `ServiceError`. */
export const createFacetsQuery = (state: SearchState) => {
  const url = getListingsUrl({ ...state, sort: DEFAULT_SORT, page: 1 });
  return queryOptions({
    queryKey: ['facets', url],
    // The data of a query cannot be undefined.
    queryFn: async ({ signal }) => (await countFacets(url, signal)) ?? null,
    meta: { failure: 'The facet counts failed.' },
  });
};

/**
 * Requests the number of cars at each filter value of a search. Facet counts are optional, so a search service without them
 * returns 404: then undefined. Throws `ServiceError`.
 */
export async function countFacets(url: string, signal?: AbortSignal): Promise<Facets | undefined> {
  try {
    return await requestJson({
      url: `${env.searchUrl}/dealer/search/facets`,
      body: JSON.stringify({ url }),
      schema: facetsResponseSchema,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return undefined;
    throw error;
  }
}
