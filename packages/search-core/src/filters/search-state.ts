import type { Filters } from './filters.ts';
import { cut } from '../cut.ts';
import { DEFAULT_SORT, type Sort } from './sorts.ts';

/** All that the results page shows, as its URL holds it. */
export interface SearchState {
  filters: Filters;
  sort: Sort;
  /** From 1. */
  page: number;
  /** The key of the car whose dialog is open. */
  car?: string;
  /** What the buyer typed, at most `MAX_ORIGINAL_QUERY` characters. */
  originalQuery?: string;
}

/** A search before anything was asked. */
export const EMPTY_SEARCH: SearchState = { filters: {}, sort: DEFAULT_SORT, page: 1 };

/** The length in UTF-16 units to which `original_query` is cut. */
export const MAX_ORIGINAL_QUERY = 300;

/** The buyer's words as the URL holds them: trimmed and cut; `undefined` where nothing is left. */
export function cleanOriginalQuery(text: string): string | undefined {
  return cut(text.trim(), MAX_ORIGINAL_QUERY).trim() || undefined;
}

/** The search with other filters: from its first page, and without the car that may no longer be in it. */
export function withFilters(state: SearchState, filters: Filters): SearchState {
  const { car: _closed, ...rest } = state;
  return { ...rest, filters, page: 1 };
}

/** The search in another order, from its first page. */
export function withSort(state: SearchState, sort: Sort): SearchState {
  return { ...withFilters(state, state.filters), sort };
}

/** Another page of the same search. */
export function withPage(state: SearchState, page: number): SearchState {
  return { ...withFilters(state, state.filters), page };
}

/** The same search with a car's dialog open, or with none. */
export function withCar(state: SearchState, car: string | undefined): SearchState {
  const { car: _closed, ...rest } = state;
  return car === undefined ? rest : { ...rest, car };
}

/**
 * Can this be searched? `empty`: nothing was asked, the page invites. `no-postcode`: the search service needs a place
 * ('Postcode is required for search'). `ready`: search.
 */
export function searchReadiness(state: SearchState): 'empty' | 'no-postcode' | 'ready' {
  if (state.filters.postcode !== undefined) return 'ready';
  const asked = state.originalQuery !== undefined || Object.keys(state.filters).length > 0;
  return asked ? 'no-postcode' : 'empty';
}
