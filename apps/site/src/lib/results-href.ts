import { type SearchState, writeSearch } from '@forecourt/search-core';
import { paths } from '../config/paths.ts';

export function getResultsHref(state: SearchState): string {
  const query = writeSearch(state);
  return query ? `${paths.results}?${query}` : paths.results;
}
