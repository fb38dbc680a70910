import type { Filters } from './filters.ts';
import { DEFAULT_SORT, type Sort } from './sorts.ts';

/** The state of the results page, from its URL. */
export interface SearchState<F = Filters> {
  filters: F;
  sort: Sort;
  /** Starts at 1. */
  page: number;
  /** The key of the car in the open dialog. */
  car?: string;
  /** The query as typed, at most `MAX_ORIGINAL_QUERY` characters. */
  originalQuery?: string;
}

/** A search without filters. */
export const EMPTY_SEARCH: SearchState = { filters: {}, sort: DEFAULT_SORT, page: 1 };

/** Replaces the filters. Goes to the first page and closes the car's dialog, because the car may no longer match. */
export function withFilters<F>(state: SearchState<F>, filters: F): SearchState<F> {
  const { car: _car, ...rest } = state;
  return { ...rest, filters, page: 1 };
}

/** Changes the sort order, goes to the first page and closes the car's dialog. */
export function withSort<F>(state: SearchState<F>, sort: Sort): SearchState<F> {
  return { ...withFilters(state, state.filters), sort };
}

/** Goes to another page of the search and closes the car's dialog. */
export function withPage<F>(state: SearchState<F>, page: number): SearchState<F> {
  return { ...withFilters(state, state.filters), page };
}

/** Opens a car's dialog, or closes it. */
export function withCar<F>(state: SearchState<F>, car: string | undefined): SearchState<F> {
  const { car: _car, ...rest } = state;
  return car === undefined ? rest : { ...rest, car };
}

/**
 * Returns whether a search can run: `empty` if it has neither filters nor a query, `no-postcode` if the search service
 * would reject it ('Postcode is required for search'), and otherwise `ready`.
 */
export function getSearchReadiness(state: SearchState): 'empty' | 'no-postcode' | 'ready' {
  if (state.filters.postcode !== undefined) return 'ready';
  const hasCriteria = state.originalQuery !== undefined || Object.keys(state.filters).length > 0;
  return hasCriteria ? 'no-postcode' : 'empty';
}
