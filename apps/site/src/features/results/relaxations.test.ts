import {
  EMPTY_SEARCH,
  FILTERS,
  type Filters,
  parseSearch,
  writeListingsUrl,
  writeSearch,
} from '@forecourt/search-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listRelaxations, listSingleFilterSearches } from './relaxations.ts';

const createSearch = (filters: Filters) => ({ ...EMPTY_SEARCH, filters });
const listOffers = (query: string) =>
  listRelaxations(parseSearch(query).state).map(({ verb, object }) => `${verb} ${object}`);

test('lists the most acceptable changes first', () => {
  expect(
    listOffers('make=BMW&model=X5&postcode=M202WX&distance=25&maxPrice=15000&fuelType=Diesel&minYear=2018'),
  ).toEqual([
    'Up to £18,000',
    'Within 50 miles',
    'In the whole UK',
    'With dealers’ cars too',
    'Without Diesel',
    'From 2016',
    'Without X5',
    'With no maximum price',
    'With no minimum year',
  ]);
});

test.each([
  [15_000, '£18,000'],
  [30_000, '£35,000'],
  [10_000, '£12,000'],
  [9_995, '£11,000'],
  [1_234, '£1,400'],
  [7, '£8'],
])('widens £%i to %s', (maxPrice, wider) => {
  expect(listOffers(`maxPrice=${maxPrice}`)[0]).toBe(`Up to ${wider}`);
});

test('lists nationwide single-filter searches of all sellers', () => {
  const { state } = parseSearch('make=BMW&model=X5,X6&fuelType=Diesel,Petrol&maxPrice=900&postcode=M202WX&distance=5');
  expect(
    listSingleFilterSearches(state).map(({ verb, object, state: alone }) => [`${verb} ${object}`, writeSearch(alone)]),
  ).toEqual([
    ['Only BMW X5 or X6', 'make=BMW&model=X5,X6&postcode=M202WX&sellerType=both'],
    ['Only BMW', 'make=BMW&postcode=M202WX&sellerType=both'],
    ['Only Diesel or Petrol', 'postcode=M202WX&fuelType=Diesel,Petrol&sellerType=both'],
  ]);
  expect(listSingleFilterSearches(parseSearch('maxPrice=900&postcode=M202WX').state)).toEqual([]);
});

describe('dropping a filter', () => {
  test('drops a filter with several values as a whole', () => {
    expect(listOffers('fuelType=Diesel,Petrol')).toContain('Of any fuel type');
    expect(listOffers('fuelType=Diesel,Petrol').join(' ')).not.toContain('Without');
  });

  test('keeps the make while a model is set', () => {
    expect(listOffers('make=BMW')).toContain('Without BMW');
    expect(listOffers('make=BMW&model=X5').filter((text) => text.startsWith('Without'))).toEqual(['Without X5']);
  });
});

test('widens the seller type and never narrows it', () => {
  expect(listOffers('postcode=M202WX')).toEqual(['With dealers’ cars too']);
  expect(listOffers('postcode=M202WX&sellerType=dealer')).toEqual(['With private sellers’ cars too']);
  expect(listOffers('postcode=M202WX&sellerType=both')).toEqual([]);
});

test('widens the largest distance to the whole UK', () => {
  expect(listOffers('distance=200&sellerType=both')).toEqual(['In the whole UK']);
  expect(listOffers('distance=national&sellerType=both')).toEqual([]);
});

test('does not relax the exclusion of write-offs', () => {
  expect(listOffers('excludeWriteoff=true&sellerType=both')).toEqual([]);
});

test('offers a relaxation of every filter with a tag except write-offs', () => {
  const samples: Filters = {
    make: ['Kia'],
    model: ['Ceed'],
    distance: 10,
    minPrice: 5000,
    maxPrice: 9000,
    minYear: 2015,
    maxYear: 2019,
    minMileage: 10_000,
    maxMileage: 60_000,
    fuelType: ['Petrol'],
    transmission: ['Manual'],
    bodyType: ['Estate'],
    doors: [5],
    color: ['Red'],
    seats: [5],
    sellerType: 'dealer',
  };
  for (const row of FILTERS) {
    const { key } = row;
    if (!row.tagLabel || key === 'excludeWriteoff') continue;
    const ownRelaxations = listRelaxations(createSearch({ [key]: samples[key] } as Filters)).filter(
      ({ id }) => id.split(' ')[1] === key,
    );
    expect(ownRelaxations, key).not.toEqual([]);
  }
});

test('returns distinct searches from page 1 that survive a URL round trip', () => {
  const filters = fc.record(
    {
      make: fc.constant<string[]>(['BMW']),
      model: fc.constantFrom<string[][]>(['X5'], ['X5', 'X3']),
      postcode: fc.constant('M202WX'),
      distance: fc.constantFrom(5 as const, 200 as const, 'national' as const),
      minPrice: fc.integer({ min: 1, max: 10_000_000 }),
      maxPrice: fc.integer({ min: 1, max: 10_000_000 }),
      minYear: fc.integer({ min: 1900, max: 2100 }),
      maxYear: fc.integer({ min: 1900, max: 2100 }),
      minMileage: fc.integer({ min: 1, max: 1_000_000 }),
      maxMileage: fc.integer({ min: 1, max: 1_000_000 }),
      fuelType: fc.constantFrom<string[][]>(['Diesel'], ['Diesel', 'Petrol']),
      seats: fc.constant<number[]>([5]),
      excludeWriteoff: fc.constant(true as const),
      sellerType: fc.constantFrom('dealer' as const, 'both' as const),
    },
    { requiredKeys: [] },
  );
  const writeAddress = (state: Parameters<typeof writeListingsUrl>[0]) =>
    writeListingsUrl(state, 'https://listings.example.com/');
  fc.assert(
    fc.property(filters, (filterValues) => {
      // Parses the search from a URL, because parsing puts the bounds in order.
      const { state } = parseSearch(writeSearch({ ...createSearch(filterValues as Filters), page: 3, car: 'a' }));
      const relaxations = listRelaxations(state);
      expect(new Set(relaxations.map(({ id }) => id)).size).toBe(relaxations.length);
      for (const { verb, object, state: wider } of relaxations) {
        expect(`${verb} ${object}`).not.toMatch(/NaN|undefined|null/);
        expect(wider).toMatchObject({ page: 1 });
        expect(wider.car).toBeUndefined();
        expect(writeAddress(wider)).not.toBe(writeAddress({ ...state, page: 1 }));
        expect(parseSearch(writeSearch(wider)).state).toEqual(wider);
      }
    }),
  );
});
