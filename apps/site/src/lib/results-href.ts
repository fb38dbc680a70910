import { type SearchState, writeSearch } from '@forecourt/search-core';
import { paths } from '../config/paths.ts';

/** Returns the URL of a search. */
export function getResultsHref(state: SearchState): string {
  const query = writeSearch(state);
  return query ? `${paths.results}?${query}` : paths.results;
}
