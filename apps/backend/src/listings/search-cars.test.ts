import { readFileSync } from 'node:fs';
import {
  BODY_TYPES,
  COLORS,
  type FilterKey,
  FILTERS,
  FUEL_TYPES,
  MAX_PAGES,
  parseSearch,
  readListing,
  SORTS,
  createStateFromAssistant,
  countPages,
  writeListingsUrl,
} from '@forecourt/search-core';
import { ListingsUrlError, parseListingsUrl } from '@forecourt/search-core/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExcludableListArbitrary } from '../../test/excludable-lists.ts';
import { computeDistance, searchByLoop } from '../../test/search-by-loop.ts';
import { NOW, openTestDatabase } from '../../test/serve.ts';
import type { Database } from '../database/database.ts';
import { generateStock, type StockListing } from '../stock/generate-stock.ts';
import { readMarketModels } from '../stock/market.ts';
import { readUkOutcodes } from './outcodes.ts';
import { findPlace, type Point } from './place.ts';
import { type ColumnCache, createColumnCache } from './column-cache.ts';
import { searchCars } from './search-cars.ts';

const OPTIONS = { listings: 20_000, seed: 1, now: NOW };
const BASE_URL = 'https://listings.example.com/car-search';

let db: Database;
let columns: ColumnCache;
let stock: StockListing[];

beforeAll(async () => {
  db = await openTestDatabase(OPTIONS.listings);
  columns = createColumnCache(db, { warn: () => {} });
  await columns.getRecent();
  stock = [...generateStock(OPTIONS)];
});
afterAll(() => db.close());

const toListingsUrl = (search: string) => writeListingsUrl(parseSearch(search).state, BASE_URL);
const findCars = (search: string, limit = 10) => searchCars(db, toListingsUrl(search), limit);
const getTotal = async (search: string) => (await findCars(search, 1)).total_items;

describe('searchCars', () => {
  it('returns the same cars as a naive loop for any search, order and page', async () => {
    const modelFamilies = readMarketModels().map(({ make, family }) => [make, family] as const);
    const createListArbitrary = <T>(values: readonly T[]) =>
      fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }), { nil: undefined });
    const createExcludableArbitrary = (values: readonly string[]) =>
      fc.option(createExcludableListArbitrary(values), { nil: undefined });
    const createBoundArbitrary = (low: number, high: number) =>
      fc.option(fc.integer({ min: low, max: high }), { nil: undefined, freq: 2 });
    const searchArbitrary = fc.record({
      cars: fc.option(fc.uniqueArray(fc.constantFrom(...modelFamilies), { minLength: 1, maxLength: 3 }), {
        nil: undefined,
      }),
      alsoMake: fc.option(fc.constantFrom(...modelFamilies.map(([make]) => make)), { nil: undefined }),
      hasModels: fc.boolean(),
      notMake: fc.option(fc.constantFrom(...modelFamilies.map(([make]) => make)), { nil: undefined }),
      notModels: fc.option(fc.uniqueArray(fc.constantFrom(...modelFamilies), { minLength: 1, maxLength: 3 }), {
        nil: undefined,
      }),
      fuelType: createExcludableArbitrary(FUEL_TYPES),
      bodyType: createExcludableArbitrary(BODY_TYPES),
      color: createExcludableArbitrary(COLORS),
      doors: createListArbitrary([2, 3, 4, 5]),
      seats: createListArbitrary([2, 4, 5, 7, 8]),
      transmission: createExcludableArbitrary(['Automatic', 'Manual']),
      minPrice: createBoundArbitrary(500, 20_000),
      maxPrice: createBoundArbitrary(3_000, 90_000),
      minYear: createBoundArbitrary(2003, 2024),
      maxYear: createBoundArbitrary(2008, 2026),
      minMileage: createBoundArbitrary(0, 60_000),
      maxMileage: createBoundArbitrary(10_000, 150_000),
      postcode: fc.constantFrom('EC1A1BB', 'LS1', 'AB10', 'TR1', 'BT1', 'ZE1', 'UX1'),
      distance: fc.constantFrom('5', '25', '100', '200', 'national', undefined),
      sellerType: fc.constantFrom('dealer', 'both', undefined),
      sort: fc.constantFrom(...SORTS),
      page: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: MAX_PAGES })),
    });
    // Most filters are left out, because each additional one narrows the search.
    const sparseSearchArbitrary = fc
      .tuple(searchArbitrary, fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 20, maxLength: 20 }))
      .map(([all, dice]) =>
        Object.fromEntries(
          Object.entries(all).filter(
            ([key], i) =>
              ['postcode', 'sort', 'page', 'hasModels', 'distance', 'sellerType'].includes(key) || (dice[i] ?? 0) < 8,
          ),
        ),
      );
    await fc.assert(
      fc.asyncProperty(sparseSearchArbitrary, async ({ cars, alsoMake, hasModels, notMake, notModels, ...rest }) => {
        const chosenCars = (cars ?? []) as (readonly [string, string])[];
        const make = [
          ...chosenCars.map(([name]) => name),
          ...(alsoMake === undefined ? [] : [String(alsoMake)]),
          ...(notMake === undefined ? [] : [`-${String(notMake)}`]),
        ];
        const model = [
          ...(hasModels ? chosenCars.map(([, family]) => family) : []),
          ...((notModels ?? []) as (readonly [string, string])[]).map(([, family]) => `-${family}`),
        ];
        const filters = { ...rest, ...(make.length ? { make } : {}), ...(model.length ? { model } : {}) };
        const search = new URLSearchParams(
          Object.entries(filters).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
        ).toString();
        const url = toListingsUrl(search);
        const query = parseListingsUrl(url);
        const expectedCars = searchByLoop(stock, query);
        const from = (query.page - 1) * 10;
        const expectedIds = expectedCars.slice(from, from + 10).map((car) => car.id);
        for (const options of [{}, { columns }]) {
          const foundPage = await searchCars(db, url, 10, options);
          const label = `${search}, counted ${options.columns ? 'in memory' : 'by the database'}`;
          expect(foundPage.total_items, label).toBe(expectedCars.length);
          expect(
            foundPage.results.map((car) => Number(car.Id)),
            label,
          ).toEqual(expectedIds);
        }
      }),
      { numRuns: process.env['FULL'] ? 100 : 50, seed: 20 },
    );
  });

  it('never returns write-offs', async () => {
    expect(await getTotal('postcode=EC1A1BB&sellerType=both')).toBe(
      stock.filter((car) => car.writeOff === undefined).length,
    );
    const pageWithoutPostcode = await searchCars(db, `${BASE_URL}?seller-type=private&seller-type=dealer`, 1);
    expect(pageWithoutPostcode.total_items).toBe(await getTotal('postcode=EC1A1BB&sellerType=both'));
  });

  it('returns cars in the format that the site parses', async () => {
    const { results } = await findCars('make=BMW&model=X5&maxPrice=30000&postcode=EC1A1BB');
    expect(results.length).toBeGreaterThan(3);
    for (const car of results) {
      const storedCar = stock.find(({ id }) => String(id) === car.Id);
      const listing = readListing({ ...car, Doors: car.Doors, Seats: car.Seats } as Parameters<typeof readListing>[0]);
      expect(listing).toMatchObject({
        key: car.Id,
        make: 'BMW',
        model: 'X5',
        price: storedCar?.price,
        year: storedCar?.year,
        reg: storedCar?.registration,
        fuel: storedCar?.fuel,
        body: 'SUV',
        color: storedCar?.color,
        sellerType: 'private',
      });
      expect(listing.mileage).toBe(storedCar?.mileage);
      expect(listing.price).toBeLessThanOrEqual(30_000);
      expect(listing.link).toBe(storedCar?.link);
      expect(listing.images).toEqual(storedCar?.imageUrls);
      expect(listing.estimate).toBe(storedCar?.estimate?.value);
      expect(listing.futureValue).toEqual(storedCar?.estimate?.future);
      expect(listing.description?.split('\n\n')[0]).toBe(storedCar?.derivative);
      expect(listing.distanceMiles).toBeCloseTo(
        computeDistance(findPlace('EC1A1BB') as Point, storedCar?.place as Point),
        0,
      );
    }
  });

  it('omits unknown fields instead of sending null', async () => {
    const page = await findCars('postcode=EC1A1BB&sellerType=both', 100);
    const carsWithoutMileage = stock.filter((car) => car.mileage === undefined && !car.writeOff);
    expect(carsWithoutMileage.length).toBeGreaterThan(100);
    for (const car of page.results) {
      expect(Object.values(car).filter((value) => value === null || value === undefined)).toEqual([]);
    }
    const fordSearch = 'make=Ford&postcode=EC1A1BB&sellerType=both&sort=mileage';
    const lastPage = await findCars(`${fordSearch}&page=${countPages(await getTotal(fordSearch))}`);
    expect(lastPage.results.map((car) => [car.Details[1], car.EstimatedValue])).toEqual(
      lastPage.results.map(() => ['', undefined]),
    );
  });

  it('returns every car on exactly one page', async () => {
    const search = 'make=Porsche&postcode=EC1A1BB&sort=year-asc';
    const pageCount = Math.ceil((await getTotal(search)) / 10);
    expect(pageCount).toBeGreaterThan(5);
    const ids: string[] = [];
    for (let page = 1; page <= pageCount; page += 1)
      ids.push(...(await findCars(`${search}&page=${page}`)).results.map((car) => car.Id));
    expect(ids).toHaveLength(await getTotal(search));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('returns an empty page with the total after the last page', async () => {
    const page = await findCars('make=Porsche&postcode=EC1A1BB&page=500');
    expect(page).toEqual({ results: [], total_items: await getTotal('make=Porsche&postcode=EC1A1BB') });
  });

  it('returns page 1,000 in every order and rejects later pages', async () => {
    const allCarsUrl = `${BASE_URL}?postcode=EC1A1BB&seller-type=private&seller-type=dealer`;
    for (const sort of SORTS) {
      expect((await searchCars(db, `${allCarsUrl}&sort=${sort}&page=${MAX_PAGES}`, 10)).results).toHaveLength(10);
    }
    const beyondLastPage = searchCars(db, `${allCarsUrl}&page=1001`, 10);
    await expect(beyondLastPage).rejects.toThrow(ListingsUrlError);
    await expect(beyondLastPage).rejects.toThrow('page: ‘1001’ should be a whole number from 1 to 1000');
    const largePage = searchCars(db, `${allCarsUrl}&page=101`, 100);
    await expect(largePage).rejects.toThrow(ListingsUrlError);
    await expect(largePage).rejects.toThrow('page: ‘101’ must be at most 100 with a limit of 100');
  });

  it.each([1_001, 2_000, 12_436, 12_437, 99_999])('finds every car within %i miles', async (radius) => {
    const all = `${BASE_URL}?postcode=EC1A1BB&seller-type=private&seller-type=dealer`;
    const nationalPage = await searchCars(db, all, 1);
    expect((await searchCars(db, `${all}&radius=${radius}`, 1)).total_items).toBe(nationalPage.total_items);
  });

  it.each([
    ['make=Lada', 'a make that nobody sells'],
    ['make=BMW&model=Quattroporte', 'another make’s model'],
    ['distance=25&postcode=UX1', 'a radius around an unknown place'],
    ['seats=17', 'a bus'],
  ])('finds nothing for %s: %s', async (search) => {
    expect(await findCars(search.includes('postcode') ? search : `${search}&postcode=EC1A1BB`)).toEqual({
      results: [],
      total_items: 0,
    });
  });

  it('matches all models of a make unless a named model could belong to it', async () => {
    const bothMakesTotal = await getTotal('make=BMW,Audi&model=A4&postcode=EC1A1BB');
    expect(bothMakesTotal).toBe(
      (await getTotal('make=BMW&postcode=EC1A1BB')) + (await getTotal('make=Audi&model=A4&postcode=EC1A1BB')),
    );
    expect(await getTotal('make=BMW,Audi&model=A4,Model+T&postcode=EC1A1BB')).toBe(
      await getTotal('make=Audi&model=A4&postcode=EC1A1BB'),
    );
  });

  it('matches makes and models in other spellings', async () => {
    const cClassTotal = await getTotal('make=Mercedes-Benz&model=C+Class&postcode=EC1A1BB');
    expect(cClassTotal).toBeGreaterThan(50);
    expect(await getTotal('make=mercedes+benz&model=C-Class&postcode=EC1A1BB')).toBe(cClassTotal);
    expect(await getTotal('make=Mazda&model=3&postcode=EC1A1BB')).toBe(
      await getTotal('make=Mazda&model=Mazda3&postcode=EC1A1BB'),
    );
    expect(await getTotal('make=MG&model=MG+ZS&postcode=EC1A1BB')).toBe(
      await getTotal('make=MG&model=ZS&postcode=EC1A1BB'),
    );
  });

  it('returns no distances from an unknown place', async () => {
    const { results } = await findCars('make=BMW&postcode=UX1&sort=distance');
    expect(results).toHaveLength(10);
    expect(results.filter((car) => 'DistanceMiles' in car)).toEqual([]);
  });

  it('rejects invalid listings URLs and limits', async () => {
    await expect(searchCars(db, 'not a url', 10)).rejects.toThrow(ListingsUrlError);
    await expect(searchCars(db, `${BASE_URL}?channel=bikes`, 10)).rejects.toThrow(ListingsUrlError);
    for (const limit of [0, -1, 1.5, Number.NaN])
      await expect(searchCars(db, BASE_URL, limit)).rejects.toThrow(RangeError);
  });

  it('rejects an aborted request', async () => {
    const abortedSignal = AbortSignal.abort();
    await expect(searchCars(db, BASE_URL, 10, { signal: abortedSignal })).rejects.toThrow(/abort/i);
  });

  it('treats hostile values as plain text', async () => {
    const search = new URLSearchParams({
      postcode: 'EC1A1BB',
      make: "BMW'; drop table listings; --",
      model: '" or 1=1',
    });
    expect(await getTotal(search.toString())).toBe(0);
    expect(await getTotal('postcode=EC1A1BB')).toBeGreaterThan(10_000);
  });
});

interface DevelopmentQuery {
  id: string;
  turns: string[];
  want: Record<string, unknown>;
}

const developmentQueries = readFileSync(new URL('../../../../data/nlq/dev.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as DevelopmentQuery);

/** Returns the value that an assistant would return: the first alternative, a year, or a district in an area. */
function getFirstAcceptedValue(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    if ('anyOf' in value && Array.isArray(value.anyOf)) return value.anyOf.includes(null) ? undefined : value.anyOf[0];
    if ('area' in value && Array.isArray(value.area)) {
      const [area] = value.area as string[];
      return [...readUkOutcodes().keys()].find((code) => code.replace(/\d.*/, '') === area);
    }
  }
  const [, years] = /^NOW-(\d+)$/.exec(String(value)) ?? [];
  return years === undefined ? value : NOW.getUTCFullYear() - Number(years);
}

/** Values that only some cars match. `postcode` and `excludeWriteoff` do not narrow a search on their own. */
const NARROWING_VALUES: Record<Exclude<FilterKey, 'postcode' | 'excludeWriteoff'>, string> = {
  make: 'BMW',
  model: 'X5',
  distance: '25',
  minPrice: '10000',
  maxPrice: '10000',
  minYear: '2019',
  maxYear: '2019',
  minMileage: '50000',
  maxMileage: '50000',
  fuelType: 'Diesel',
  transmission: 'Automatic',
  bodyType: 'SUV',
  doors: '3',
  color: 'Red',
  seats: '7',
  sellerType: 'dealer',
};

describe('the filter table', () => {
  it('has an example for every filter', () => {
    const knownKeys = [...Object.keys(NARROWING_VALUES), 'postcode', 'excludeWriteoff'];
    expect(FILTERS.map(({ key }) => key).toSorted()).toEqual(knownKeys.toSorted());
  });

  it.each(Object.entries(NARROWING_VALUES))('narrows the results by %s', async (key, value) => {
    const allTotal = await getTotal('postcode=EC1A1BB&sellerType=both');
    const narrowedTotal = await getTotal(
      `postcode=EC1A1BB&sellerType=both&${key}=${value}`.replace(/sellerType=both&(?=sellerType)/, ''),
    );
    expect(narrowedTotal).toBeGreaterThan(0);
    expect(narrowedTotal).toBeLessThan(allTotal);
  });
});

describe('the development queries', () => {
  const queriesWithParams = developmentQueries.filter(({ want }) => Object.keys(want).length > 0);

  it('contains more than 140 queries with filters', () => {
    expect(queriesWithParams.length).toBeGreaterThan(140);
  });

  it.each(queriesWithParams.map((query) => [query.id, query.turns.at(-1), query] as const))(
    'finds cars for %s: %s',
    async (_, __, { want }) => {
      const params = Object.fromEntries(
        Object.entries(want).flatMap(([key, value]) => {
          const param = getFirstAcceptedValue(value);
          // The label accepts 'Cooper' first, but listings call this MINI model 'Hatch'.
          return param === undefined ? [] : [[key, param === 'Cooper' ? 'Hatch' : param]];
        }),
      );
      const state = createStateFromAssistant(params, { originalQuery: '', defaultPostcode: 'EC1A1BB' });
      const { total_items } = await searchCars(db, writeListingsUrl(state, BASE_URL), 1);
      expect(total_items).toBeGreaterThan(0);
    },
  );
});

describe("the specification's example prompts", () => {
  it.each([
    'make=BMW&model=X5&maxPrice=30000',
    'make=Mercedes-Benz&model=C+Class&maxMileage=30000',
    'make=Audi&model=A4&minYear=2020&maxYear=2020&transmission=Automatic',
    'make=Tesla&model=Model+3&fuelType=Electric',
    'make=Tesla&model=Model+3&distance=50',
    'make=Ford&model=Focus&minYear=2023',
    'make=Ford&model=Focus&transmission=Automatic&maxMileage=40000',
    'make=Volkswagen&model=Golf&fuelType=Diesel&minYear=2023',
  ])('finds several cars for %s', async (search) => {
    expect(await getTotal(`${search}&postcode=EC1A1BB`)).toBeGreaterThanOrEqual(3);
  });
});
