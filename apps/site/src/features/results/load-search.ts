import { parseSearch, searchReadiness, type SearchState } from '@forecourt/search-core';
import type { Query } from '@tanstack/react-query';
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
  // A component cancels its own search when it gets a new URL. These are the searches that no component has seen.
  const isSuperseded = (query: Query) => !query.isActive() && query.queryKey[1] !== url;
  void queryClient.cancelQueries({ queryKey: ['cars'], predicate: isSuperseded });
  if (url !== undefined) void queryClient.prefetchQuery(createCarsQuery(url));
  return null;
}
