import type { LoaderFunctionArgs } from 'react-router-dom';
import { MAX_COMPARED, parseComparedKeys } from '../../lib/compare-href.ts';
import { queryClient } from '../../services/query-client.ts';
import { createCarLookupQuery } from '../../services/search.ts';

export const getComparedKeys = (search: string): string[] => parseComparedKeys(search).slice(0, MAX_COMPARED);

/** Starts to look up the cars in the URL before the page is rendered. */
export function loadComparison({ request }: LoaderFunctionArgs): null {
  const keys = getComparedKeys(new URL(request.url).search);
  if (keys.length > 0) void queryClient.prefetchQuery(createCarLookupQuery(keys));
  return null;
}
