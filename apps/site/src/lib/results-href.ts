import { type SearchState, writeSearch } from '@forecourt/search-core';
import { paths } from '../config/paths.ts';

/** The address of a search. */
export function resultsHref(state: SearchState): string {
  const query = writeSearch(state);
  return query ? `${paths.results}?${query}` : paths.results;
}
