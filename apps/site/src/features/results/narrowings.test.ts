import { parseSearch, writeSearch } from '@forecourt/search-core';
import { expect, test } from 'vitest';
import { listNarrowings } from './narrowings.ts';

const facets = {
  fuelType: [
    { value: 'Electric', count: 3 },
    { value: 'Petrol', count: 50 },
    { value: 'Diesel', count: 47 },
  ],
  transmission: [
    { value: 'Manual', count: 0 },
    { value: 'Automatic', count: 100 },
  ],
  bodyType: [{ value: 'SUV', count: 12 }],
};

test('lists common values that narrow the search, for filters that it does not use', () => {
  const { state } = parseSearch('?make=BMW&postcode=M202RN&page=3');
  const narrowings = listNarrowings(state, facets, 100);
  expect(narrowings.map(({ label, count }) => [label, count])).toEqual([
    ['Petrol', 50],
    ['Diesel', 47],
    ['SUV', 12],
  ]);
  expect(narrowings.slice(0, 1).map((narrowing) => writeSearch(narrowing.state))).toEqual([
    'make=BMW&postcode=M202RN&fuelType=Petrol',
  ]);
});

test('offers no second value of a filter that the search uses', () => {
  const { state } = parseSearch('?fuelType=-Diesel&bodyType=Estate&postcode=M202RN');
  expect(listNarrowings(state, facets, 90)).toEqual([]);
});
