import { parseSearch, getSearchReadiness, type SearchState } from '@forecourt/search-core';
import type { Query } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '../../services/query-client.ts';
import { createCarsQuery, getListingsUrl } from '../../services/search.ts';

/** Returns the listings URL of a search. Undefined if the search is not ready. */
export const getReadyListingsUrl = (state: SearchState): string | undefined =>
  getSearchReadiness(state) === 'ready' ? getListingsUrl(state) : undefined;

/** The listings URL of the last search that `loadSearch` started. */
let latestUrl: string | undefined;

/**
 * Starts a URL's search before the page is rendered. Does not wait for the cars, because the URL must change at once.
 */
export function loadSearch({ request }: LoaderFunctionArgs): null {
  latestUrl = getReadyListingsUrl(parseSearch(new URL(request.url).search).state);
  if (latestUrl !== undefined) void queryClient.prefetchQuery(createCarsQuery(latestUrl));
  return null;
}

/**
 * Cancels searches that were replaced before a component used them. A component cancels its own search when its URL
 * changes.
 */
export function cancelReplacedSearches(): void {
  const isReplaced = (query: Query) => !query.isActive() && query.queryKey[1] !== latestUrl;
  void queryClient.cancelQueries({ queryKey: ['cars'], predicate: isReplaced });
}
