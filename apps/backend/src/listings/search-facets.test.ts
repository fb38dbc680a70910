import {
  BODY_TYPES,
  COLORS,
  DISTANCES,
  EMPTY_SEARCH,
  type FacetKey,
  type Filters,
  FUEL_TYPES,
  MILEAGE_BANDS,
  PRICE_BANDS,
  writeListingsUrl,
} from '@forecourt/search-core';
import { ListingsUrlError, type ListingsQuery, parseListingsUrl } from '@forecourt/search-core/server';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createExcludableListArbitrary } from '../../test/excludable-lists.ts';
import { createMatcher } from '../../test/search-by-loop.ts';
import { NOW, openTestDatabase } from '../../test/serve.ts';
import type { Database } from '../database/database.ts';
import { generateStock, type StockListing } from '../stock/generate-stock.ts';
import { readMarketModels } from '../stock/market.ts';
import { createColumnCache } from './column-cache.ts';
import { searchCars } from './search-cars.ts';
import { createFacetSearch, type SearchFacets } from './search-facets.ts';

const OPTIONS = { listings: 3_000, seed: 1, now: NOW };
const BASE_URL = 'https://listings.example.com/car-search';

let db: Database;
let stock: StockListing[];
let searchFacets: SearchFacets;

beforeAll(async () => {
  db = await openTestDatabase(OPTIONS.listings);
  stock = [...generateStock(OPTIONS)];
  searchFacets = createFacetSearch(db, createColumnCache(db, { warn: () => {} }));
});
afterAll(() => db.close());

const toUrl = (filters: Filters) => writeListingsUrl({ ...EMPTY_SEARCH, filters }, BASE_URL);

const modelFamilies = readMarketModels().map(({ make, family }) => [make, family] as const);
const createListArbitrary = <T>(values: readonly T[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
const filtersArbitrary: fc.Arbitrary<Filters> = fc
  .record(
    {
      cars: fc.uniqueArray(fc.constantFrom(...modelFamilies), { minLength: 1, maxLength: 3 }),
      alsoMake: fc.constantFrom(...modelFamilies.map(([make]) => make), 'Lada'),
      hasModels: fc.boolean(),
      notMake: fc.constantFrom(...modelFamilies.map(([make]) => make), 'Lada'),
      notModels: fc.uniqueArray(fc.constantFrom(...modelFamilies), { minLength: 1, maxLength: 3 }),
      fuelType: createExcludableListArbitrary(FUEL_TYPES),
      transmission: createExcludableListArbitrary(['Automatic', 'Manual']),
      bodyType: createExcludableListArbitrary(BODY_TYPES),
      color: createExcludableListArbitrary(COLORS),
      doors: createListArbitrary([2, 3, 4, 5]),
      seats: createListArbitrary([2, 4, 5, 7]),
      minPrice: fc.integer({ min: 500, max: 15_000 }),
      maxPrice: fc.integer({ min: 5_000, max: 60_000 }),
      minYear: fc.integer({ min: 2003, max: 2022 }),
      maxYear: fc.integer({ min: 2012, max: 2026 }),
      minMileage: fc.integer({ min: 1, max: 50_000 }),
      maxMileage: fc.integer({ min: 30_000, max: 150_000 }),
      postcode: fc.constantFrom('EC1A1BB', 'LS1', 'TR1', 'UX1'),
      distance: fc.constantFrom(...DISTANCES),
      sellerType: fc.constantFrom('dealer' as const, 'both' as const),
    },
    { requiredKeys: [] },
  )
  .map(({ cars = [], alsoMake, hasModels, notMake, notModels = [], ...filters }) => {
    const makes = [...cars.map(([name]) => name), ...(alsoMake === undefined ? [] : [alsoMake])];
    const make = [...makes, ...(notMake === undefined || makes.includes(notMake) ? [] : [`-${notMake}`])];
    const models = hasModels ? cars.map(([, family]) => family) : [];
    const excludedModels = notModels.map(([, family]) => family).filter((family) => !models.includes(family));
    const model = [...models, ...excludedModels.map((family) => `-${family}`)];
    return { ...filters, ...(make.length > 0 && { make }), ...(model.length > 0 && { model }) };
  });

/** For each facet, the values that a car counts towards, and the filters that its counts ignore. */
const FACETS: Record<FacetKey, { getValues: (car: StockListing) => unknown[]; omittedFilters: (keyof Filters)[] }> = {
  make: { getValues: (car) => [car.make], omittedFilters: ['make', 'model'] },
  model: { getValues: (car) => [car.model], omittedFilters: ['model'] },
  price: {
    getValues: (car) => [PRICE_BANDS.findLast((from) => from <= car.price)],
    omittedFilters: ['minPrice', 'maxPrice'],
  },
  year: { getValues: (car) => [car.year], omittedFilters: ['minYear', 'maxYear'] },
  mileage: {
    getValues: ({ mileage }) => (mileage === undefined ? [] : [MILEAGE_BANDS.findLast((from) => from <= mileage)]),
    omittedFilters: ['minMileage', 'maxMileage'],
  },
  fuelType: { getValues: (car) => [car.fuel], omittedFilters: ['fuelType'] },
  transmission: { getValues: (car) => [car.transmission], omittedFilters: ['transmission'] },
  bodyType: { getValues: (car) => [car.body], omittedFilters: ['bodyType'] },
  doors: { getValues: (car) => [car.doors], omittedFilters: ['doors'] },
  color: { getValues: (car) => [car.color], omittedFilters: ['color'] },
  seats: { getValues: (car) => [car.seats], omittedFilters: ['seats'] },
  sellerType: { getValues: (car) => [car.seller, 'both'], omittedFilters: ['sellerType'] },
  distance: { getValues: () => ['national'], omittedFilters: ['distance'] },
};

function countByLoop(filters: Filters, key: FacetKey): Map<string, number> {
  const otherFilters = Object.fromEntries(
    Object.entries(filters).filter(([name]) => !FACETS[key].omittedFilters.some((without) => without === name)),
  ) as Filters;
  const counts = new Map<string, number>();
  const add = (query: ListingsQuery, getValues: (car: StockListing) => unknown[]) => {
    const isMatch = createMatcher(query);
    for (const car of stock) {
      if (!isMatch(car)) continue;
      for (const value of getValues(car)) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
    }
  };
  if (key === 'sellerType') otherFilters.sellerType = 'both';
  add(parseListingsUrl(toUrl(otherFilters)), FACETS[key].getValues);
  if (key === 'distance' && otherFilters.postcode !== undefined && otherFilters.postcode !== 'UX1') {
    for (const distance of DISTANCES) {
      if (distance !== 'national') add(parseListingsUrl(toUrl({ ...otherFilters, distance })), () => [distance]);
    }
  }
  return counts;
}

it('returns the same counts as a naive loop over all cars', async () => {
  await fc.assert(
    fc.asyncProperty(filtersArbitrary, async (filters) => {
      const { facets } = await searchFacets(toUrl(filters));
      for (const key of Object.keys(FACETS) as FacetKey[]) {
        const positiveCounts = facets[key].flatMap(({ value, count }) => (count > 0 ? [[value, count] as const] : []));
        expect(new Map(positiveCounts), `${key} of ${JSON.stringify(filters)}`).toEqual(countByLoop(filters, key));
      }
    }),
    { numRuns: process.env['FULL'] ? 1_000 : 25, seed: 72 },
  );
}, 300_000);

it('counts the same number of cars as the search', async () => {
  const filters: Filters = { postcode: 'M1', fuelType: ['Diesel'], maxPrice: 12_000 };
  const { facets } = await searchFacets(toUrl(filters));
  const getCount = (key: FacetKey, value: string) => facets[key].find((count) => count.value === value)?.count;
  for (const [key, value, change] of [
    ['fuelType', 'Petrol', { fuelType: ['Petrol'] }],
    ['make', 'Ford', { make: ['Ford'] }],
    ['distance', '50', { distance: 50 }],
    ['sellerType', 'both', { sellerType: 'both' }],
  ] as const) {
    const { total_items } = await searchCars(db, toUrl({ ...filters, ...change } as Filters), 1);
    expect(getCount(key, value), value).toBe(total_items);
  }
});

it('counts no models of an excluded make', async () => {
  const { facets } = await searchFacets(toUrl({ make: ['-Ford'] }));
  const models = facets.model.map(({ value }) => value);
  expect(models).not.toContain('Fiesta');
  expect(models).toContain('Golf');
  expect(facets.make.map(({ value }) => value)).toContain('Ford');
});

it('offers no radius around an unknown place', async () => {
  const { facets } = await searchFacets(toUrl({ postcode: 'UX1' }));
  expect(facets.distance.map(({ value }) => value)).toEqual(['national']);
});

it('rejects invalid URLs and aborted requests', async () => {
  await expect(searchFacets('not a url')).rejects.toThrow(ListingsUrlError);
  await expect(searchFacets(BASE_URL, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
});
