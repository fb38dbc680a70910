import { type Facets, listTags, type SearchState, withFilters } from '@forecourt/search-core';

/** A narrower search, with one filter value added, and the number of cars that it finds. */
export interface Narrowing {
  label: string;
  count: number;
  state: SearchState;
}

const KEYS = ['fuelType', 'transmission', 'bodyType'] as const;
const MAX_VALUES_PER_FILTER = 2;

/**
 * Each narrowing adds one of the two most common values of fuel, gearbox or body type. Leaves out filters that are set,
 * and values that all or none of the cars have.
 */
export function listNarrowings(state: SearchState, facets: Facets, total: number): Narrowing[] {
  return KEYS.filter((key) => state.filters[key] === undefined).flatMap((key) =>
    (facets[key] ?? [])
      .filter(({ count }) => count > 0 && count < total)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MAX_VALUES_PER_FILTER)
      .map(({ value, count }) => ({
        label: listTags({ [key]: [value] })[0]?.label ?? value,
        count,
        state: withFilters(state, { ...state.filters, [key]: [value] }),
      })),
  );
}
