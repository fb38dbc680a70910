import { parseSearch, searchReadiness, type SearchState } from '@forecourt/search-core';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '../../services/query-client.ts';
import { createCarsQuery, getListingsUrl } from '../../services/search.ts';

/** The listings URL of a search, or undefined if the search cannot be made. */
export const getReadyListingsUrl = (state: SearchState): string | undefined =>
  searchReadiness(state) === 'ready' ? getListingsUrl(state) : undefined;

/**
 * Starts the search of a URL before the page hydrates. Does not wait for the cars, because the URL must change at once,
 * so that going back returns to the previous search.
 */
export function loadSearch({ request }: LoaderFunctionArgs): null {
  const url = getReadyListingsUrl(parseSearch(new URL(request.url).search).state);
  if (url !== undefined) void queryClient.prefetchQuery(createCarsQuery(url));
  return null;
}
