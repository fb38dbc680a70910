import { type Listing, writeSearch } from '@forecourt/search-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ComparableCar,
  createComparablesSearch,
  createLedger,
  MAX_COMPARABLES,
  MIN_COMPARABLES,
  selectComparables,
  selectSimilarCars,
} from './comparables.ts';

const createCar = (overrides: Partial<Listing> = {}): ComparableCar => ({
  key: 'this',
  name: 'Audi A4',
  make: 'Audi',
  model: 'A4',
  price: 13_000,
  year: 2021,
  mileage: 60_000,
  fuel: 'Diesel',
  transmission: 'Automatic',
  images: [],
  ...overrides,
});
const createCars = (count: number, overrides: Partial<Listing> = {}, prefix = 'c') =>
  Array.from({ length: count }, (_, i) =>
    createCar({ key: `${prefix}${i}`, mileage: 50_000 + i * 1_000, ...overrides }),
  );
const car = createCar();

describe('createComparablesSearch', () => {
  test('searches all sellers for the model up to two years older or newer', () => {
    const state = createComparablesSearch(car, 'M20');
    expect(state && writeSearch(state)).toBe(
      'make=Audi&model=A4&postcode=M20&minYear=2019&maxYear=2023&sellerType=both&sort=relevance',
    );
  });

  test('returns nothing for a car without a model or a year', () => {
    const { year: _, ...undated } = car;
    expect(createComparablesSearch(undated, 'M20')).toBeUndefined();
    expect(createComparablesSearch({ ...car, name: 'Audi', model: 'lovely car' }, 'M20')).toBeUndefined();
  });
});

describe('selectComparables', () => {
  const distantCars = createCars(5, { year: 2019 }, 'far');
  const manualCars = createCars(5, { transmission: 'Manual' }, 'manual');
  const petrolCars = createCars(5, { fuel: 'Petrol' }, 'petrol');

  test.each([
    [
      'a year, fuel and gearbox',
      [...createCars(8), ...distantCars, ...manualCars],
      8,
      { maxYearDifference: 1, fuel: 'Diesel' },
    ],
    [
      'two years',
      [...createCars(7), ...distantCars, ...manualCars],
      12,
      { maxYearDifference: 2, transmission: 'Automatic' },
    ],
    ['any gearbox', [...createCars(4), ...manualCars, ...petrolCars], 9, { maxYearDifference: 2, fuel: 'Diesel' }],
    ['any fuel', [...createCars(4), ...petrolCars], 9, { maxYearDifference: 2 }],
    ['every car found', createCars(2), 2, { maxYearDifference: 2 }],
  ])('uses the closest match with enough cars, or the widest: %s', (_, found, count, match) => {
    const comparables = selectComparables(car, found);
    expect(comparables.cars).toHaveLength(count);
    expect(comparables).toMatchObject(match);
  });

  test('leaves out the car itself, older cars and cars without price or mileage', () => {
    const { mileage: _, ...carWithoutMileage } = createCar({ key: 'unknown' });
    const found = [car, carWithoutMileage, createCar({ key: 'free', price: 0 }), createCar({ key: 'old', year: 2015 })];
    expect(selectComparables(car, found).cars).toEqual([]);
  });

  test('keeps the cars closest in mileage', () => {
    const { cars } = selectComparables(car, createCars(60));
    expect(cars).toHaveLength(MAX_COMPARABLES);
    const farthest = Math.max(...cars.map(({ mileage }) => Math.abs(mileage - 60_000)));
    expect(farthest).toBeLessThanOrEqual(13_000);
  });
});

test('returns the cars closest in price and mileage first', () => {
  const found = [
    createCar({ key: 'far', mileage: 120_000 }),
    createCar({ key: 'dear', price: 26_000 }),
    createCar({ key: 'near', price: 13_100 }),
    ...createCars(9, { price: 30_000 }),
    car,
  ];
  const similar = selectSimilarCars(car, found);
  expect(similar.map(({ key }) => key).slice(0, 3)).toEqual(['near', 'far', 'dear']);
  expect(similar).toHaveLength(6);
});

describe('createLedger', () => {
  const createPricedCar = (key: string, mileage: number, year: number) =>
    createCar({ key, mileage, year, price: 20_000 - mileage / 10 + (year - 2021) * 500 });
  const linearlyPricedCars = [
    createPricedCar('a', 50_000, 2020),
    createPricedCar('b', 60_000, 2021),
    createPricedCar('c', 70_000, 2022),
    createPricedCar('d', 80_000, 2021),
    createPricedCar('e', 40_000, 2021),
  ];

  test('derives the value of a mile and of a year from similar cars', () => {
    const ledger = createLedger(createCar({ mileage: 65_000, year: 2022, estimate: 15_000 }), linearlyPricedCars);
    expect(ledger).toMatchObject({
      count: 5,
      prices: { low: 12_000, high: 16_000 },
      average: 14_000,
      mileage: { difference: 5_000, amount: -500 },
      age: { difference: 1, amount: 500 },
      estimate: 14_000,
      otherAmount: 1_000,
      valuation: 15_000,
    });
    expect(ledger?.mileage?.rate).toBeCloseTo(-0.1, 6);
    expect(ledger?.age?.rate).toBeCloseTo(500, 6);
  });

  test('makes no adjustment for an unknown mileage', () => {
    const { mileage: _, ...carWithoutMileage } = car;
    expect(createLedger(carWithoutMileage, linearlyPricedCars)).not.toHaveProperty('mileage');
    expect(createLedger(carWithoutMileage, linearlyPricedCars)).not.toHaveProperty('valuation');
  });

  test('returns nothing for too few cars or for a car unlike the others', () => {
    expect(createLedger(car, linearlyPricedCars.slice(1))).toBeUndefined();
    expect(createLedger(createCar({ mileage: 190_000 }), linearlyPricedCars)).toBeUndefined();
  });

  test('adds up in whole pounds, with no premium for more miles or a greater age', () => {
    const cars = fc.array(
      fc.record({
        price: fc.integer({ min: 500, max: 60_000 }),
        mileage: fc.integer({ min: 0, max: 150_000 }),
        year: fc.integer({ min: 2010, max: 2026 }),
      }),
      { minLength: MIN_COMPARABLES + 1, maxLength: MAX_COMPARABLES + 1 },
    );
    fc.assert(
      fc.property(cars, fc.integer({ min: 1, max: 60_000 }), (figures, valuation) => {
        const [own, ...others] = figures.map((overrides, i) => createCar({ key: String(i), ...overrides }));
        const ledger = createLedger({ ...(own as ComparableCar), estimate: valuation }, others);
        if (ledger === undefined) return;
        const { average, mileage, age, estimate, otherAmount } = ledger;
        expect(average + (mileage?.amount ?? 0) + (age?.amount ?? 0)).toBe(estimate);
        expect(estimate + (otherAmount ?? 0)).toBe(valuation);
        expect([average, mileage?.amount, age?.amount].every(Number.isInteger)).toBe(true);
        expect(mileage?.rate).toBeLessThanOrEqual(0);
        expect(age?.rate).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
