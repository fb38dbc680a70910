import { describe, expect, test } from 'vitest';
import {
  EMPTY_SEARCH,
  type SearchState,
  getSearchReadiness,
  withCar,
  withFilters,
  withPage,
  withSort,
} from './search-state.ts';
import { sortLabel } from '../default-codecs.ts';
import { isSort, SORTS } from './sorts.ts';

const STATE: SearchState = {
  filters: { make: ['BMW'] },
  sort: 'price-asc',
  page: 3,
  car: 'k1',
  originalQuery: 'a BMW',
};

describe('changes to a search', () => {
  test('goes to page 1 and closes the car when the filters or the sort order change', () => {
    expect(withFilters(STATE, {})).toEqual({ filters: {}, sort: 'price-asc', page: 1, originalQuery: 'a BMW' });
    expect(withSort(STATE, 'mileage')).toEqual({
      filters: { make: ['BMW'] },
      sort: 'mileage',
      page: 1,
      originalQuery: 'a BMW',
    });
  });

  test('closes the car on a change of page and keeps the page when a car opens', () => {
    expect(withPage(STATE, 4)).toEqual({ filters: STATE.filters, sort: 'price-asc', page: 4, originalQuery: 'a BMW' });
    expect(withCar(STATE, 'k2')).toEqual({ ...STATE, car: 'k2' });
    expect(withCar(STATE, undefined)).not.toHaveProperty('car');
  });
});

describe('getSearchReadiness', () => {
  test("returns 'empty' for no search, 'ready' with a postcode, else 'no-postcode'", () => {
    expect(getSearchReadiness(EMPTY_SEARCH)).toBe('empty');
    expect(getSearchReadiness({ ...EMPTY_SEARCH, sort: 'mileage', page: 2 })).toBe('empty');
    expect(getSearchReadiness(STATE)).toBe('no-postcode');
    expect(getSearchReadiness({ ...EMPTY_SEARCH, originalQuery: 'a BMW' })).toBe('no-postcode');
    expect(getSearchReadiness({ ...EMPTY_SEARCH, filters: { postcode: 'M1' } })).toBe('ready');
  });
});

describe('sort orders', () => {
  test("has the specification's sort orders, default first", () => {
    expect(SORTS).toEqual([
      ...['most-recent', 'relevance', 'price-asc', 'price-desc', 'distance', 'mileage', 'year-dsc', 'year-asc'],
    ]);
    expect(SORTS.map(sortLabel)).toEqual([
      ...['Most Recent', 'Relevance', 'Price: Low to High', 'Price: High to Low', 'Distance', 'Mileage'],
      ...['Newest First', 'Oldest First'],
    ]);
    expect(isSort('toString')).toBe(false);
  });
});
