import { type Filters, countPages } from '@forecourt/search-core';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { MUST_HIDE_EXCLUDED, hideExcluded } from '../../services/hide-excluded.ts';
import { queryClient } from '../../services/query-client.ts';
import { createCarsQuery, type SearchPage } from '../../services/search.ts';
import { cancelReplacedSearches } from './load-search.ts';

export type CarSearch =
  | { status: 'idle' }
  /** `previous` cars stay on screen, dimmed, until the next ones arrive. */
  | { status: 'loading'; previous: SearchPage | undefined }
  | { status: 'done'; page: SearchPage }
  | { status: 'failed'; error: Error; retry: () => void };

/** Returns whether a response has no cars although the page exists: the search finds none, or the total is wrong. */
export const isEmptyPage = (response: SearchPage, page: number): boolean =>
  response.cars.length === 0 && page <= Math.max(1, countPages(response.total));

/** Hides excluded makes and models if the service cannot exclude them. A new URL cancels the request of the old one. */
export function useCarSearch(url: string | undefined, filters: Filters): CarSearch {
  const {
    data: response,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery(
    {
      ...(url === undefined ? { queryKey: ['cars'], queryFn: skipToken } : createCarsQuery(url)),
      placeholderData: keepPreviousData,
      // The loader has made the first attempt.
      retryOnMount: false,
    },
    queryClient,
  );
  useEffect(cancelReplacedSearches, [url]);
  const visiblePage = useMemo(
    () => (MUST_HIDE_EXCLUDED && response ? hideExcluded(response, filters) : response),
    [response, filters],
  );
  return useMemo(() => {
    if (url === undefined) return { status: 'idle' };
    if (visiblePage && !isPlaceholderData) return { status: 'done', page: visiblePage };
    if (error && !isFetching) return { status: 'failed', error, retry: () => void refetch() };
    return { status: 'loading', previous: visiblePage };
  }, [url, visiblePage, error, isFetching, isPlaceholderData, refetch]);
}
