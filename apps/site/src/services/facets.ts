import { DEFAULT_SORT, type Facets, facetsResponseSchema, type SearchState } from '@forecourt/search-core';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { env } from '../config/env.ts';
import { wait } from './wait.ts';
import { requestJson, ServiceError } from './request-json.ts';
import { COUNT_DEBOUNCE_MS, getListingsUrl } from './search.ts';

const TIMEOUT_MS = 15_000;

/** Set after the first 404, for the rest of the visit. */
let isUnsupported = false;

/** True until the service has returned 404. */
export const areFacetsSupported = () => !isUnsupported;

/**
 * The request is sent when the search has not changed for a moment. The result is null if the service has no facet
 * counts, and is shared by searches that differ only in order or page. Throws `ServiceError`.
 */
export const createFacetsQuery = (state: SearchState | undefined) => {
  const url = state && getListingsUrl({ ...state, sort: DEFAULT_SORT, page: 1 });
  return queryOptions({
    queryKey: ['facets', url],
    queryFn:
      url === undefined
        ? skipToken
        : async ({ signal }) => {
            await wait(COUNT_DEBOUNCE_MS, signal);
            // The data of a query cannot be undefined.
            return (await countFacets(url, signal)) ?? null;
          },
    meta: { failure: 'The facet counts could not be loaded.' },
  });
};

/**
 * Requests the number of cars at each filter value. If the service returns 404, because it has no facet counts, the
 * result is undefined and no further request is made. Throws `ServiceError`.
 */
export async function countFacets(url: string, signal?: AbortSignal): Promise<Facets | undefined> {
  if (isUnsupported) return undefined;
  try {
    return await requestJson({
      url: `${env.searchUrl}/dealer/search/facets`,
      body: JSON.stringify({ url }),
      schema: facetsResponseSchema,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    isUnsupported = true;
    return undefined;
  }
}
