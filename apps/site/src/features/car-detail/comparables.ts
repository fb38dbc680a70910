import { EMPTY_SEARCH, type Listing, type SearchState } from '@forecourt/search-core';

/** With fewer comparables, neither a chart nor a ledger is shown. */
export const MIN_COMPARABLES = 5;
/** The maximum number of comparables in the chart, the table and the average. */
export const MAX_COMPARABLES = 24;
const MAX_SIMILAR_CARS = 6;
const MAX_YEAR_DIFFERENCE = 2;

/** A listing whose year and mileage are known. */
export type ComparableCar = Listing & { year: number; mileage: number };

export interface Comparables {
  /** Closest in mileage first, at most `MAX_COMPARABLES`. */
  cars: ComparableCar[];
  /** The maximum difference in years of first registration, older or newer. */
  maxYearDifference: number;
  /** The fuel of all these cars, if they were selected by it. */
  fuel?: string;
  /** The gearbox of all these cars, if they were selected by it. */
  transmission?: string;
}

/** An adjustment of the average for the difference between the car and the average comparable. */
interface Adjustment {
  /** The car's mileage or year of first registration, minus the average of the comparables. Not rounded. */
  difference: number;
  /** Pounds per mile or per year, not rounded. Negative if a higher number lowers the price. */
  rate: number;
  /** Whole pounds to add. */
  amount: number;
}

/**
 * In whole pounds. `average` plus the amounts of `mileage` and `age` is exactly `estimate`, and `estimate` plus
 * `otherAmount` is exactly `valuation`, if there is one.
 */
export interface Ledger {
  /** The number of cars in the average. */
  count: number;
  prices: { low: number; high: number };
  average: number;
  /** Absent if the car's mileage is unknown. */
  mileage?: Adjustment;
  /** Absent if the car's year is unknown. */
  age?: Adjustment;
  /** The price that these cars suggest. */
  estimate: number;
  /** The part of the valuation that these cars do not explain. Absent without `valuation`. */
  otherAmount?: number;
  /** The service's estimate of the car, on which its verdict is based. Absent if the service sent none. */
  valuation?: number;
}

/** Levels of similarity, closest first. The first one with enough cars is used, otherwise the last. */
const SIMILARITY_LEVELS = [
  { maxYearDifference: 1, sameFuel: true, sameTransmission: true, minCars: 8 },
  { maxYearDifference: MAX_YEAR_DIFFERENCE, sameFuel: true, sameTransmission: true, minCars: MIN_COMPARABLES },
  { maxYearDifference: MAX_YEAR_DIFFERENCE, sameFuel: true, sameTransmission: false, minCars: MIN_COMPARABLES },
  { maxYearDifference: MAX_YEAR_DIFFERENCE, sameFuel: false, sameTransmission: false, minCars: 0 },
];

/**
 * Returns the search for a car's comparables, or undefined if its make, model or year is unknown. One request is enough
 * for `selectComparables` and `selectSimilarCars`.
 * @param postcode the buyer's postcode, for distances
 */
export function createComparablesSearch(
  car: Pick<Listing, 'name' | 'make' | 'model' | 'year'>,
  postcode: string,
): SearchState | undefined {
  const { name, make, model, year } = car;
  // `model` is the description if the name has no model.
  if (make === '' || name.trim() === make || model === '' || year === undefined) return undefined;
  return {
    ...EMPTY_SEARCH,
    filters: {
      make: [make],
      model: [model],
      postcode,
      minYear: year - MAX_YEAR_DIFFERENCE,
      maxYear: year + MAX_YEAR_DIFFERENCE,
      sellerType: 'both',
    },
    sort: 'relevance',
  };
}

/**
 * Uses the first similarity level with enough cars. Leaves out the car itself, and cars without a price, a mileage or a
 * year.
 */
export function selectComparables(car: Listing, listings: readonly Listing[]): Comparables {
  const { fuel, transmission, year, mileage = 0 } = car;
  const cars = selectPricedCars(car, listings).filter(
    (other) => year === undefined || Math.abs(other.year - year) <= MAX_YEAR_DIFFERENCE,
  );
  for (const { maxYearDifference, sameFuel, sameTransmission, minCars } of SIMILARITY_LEVELS) {
    if ((sameFuel && fuel === undefined) || (sameTransmission && transmission === undefined)) continue;
    const matchingCars = cars.filter(
      (other) =>
        (year === undefined || Math.abs(other.year - year) <= maxYearDifference) &&
        (!sameFuel || other.fuel === fuel) &&
        (!sameTransmission || other.transmission === transmission),
    );
    if (matchingCars.length < minCars) continue;
    const compareByMileage = (a: ComparableCar, b: ComparableCar) =>
      Math.abs(a.mileage - mileage) - Math.abs(b.mileage - mileage) || compareKeys(a, b);
    return {
      cars: matchingCars.toSorted(compareByMileage).slice(0, MAX_COMPARABLES),
      maxYearDifference,
      ...(sameFuel && fuel !== undefined && { fuel }),
      ...(sameTransmission && transmission !== undefined && { transmission }),
    };
  }
  return { cars: [], maxYearDifference: MAX_YEAR_DIFFERENCE };
}

/**
 * Returns the cars closest in price and mileage, closest first, at most `MAX_SIMILAR_CARS`. A price difference of 10%
 * counts as much as a mileage difference of 10,000 miles.
 */
export function selectSimilarCars(car: Listing, listings: readonly Listing[]): Listing[] {
  const measureGap = (other: ComparableCar) => {
    const priceGap = car.price > 0 ? Math.log(other.price / car.price) / Math.log(1.1) : 0;
    const mileageGap = car.mileage === undefined ? 0 : (other.mileage - car.mileage) / 10_000;
    return Math.hypot(priceGap, mileageGap);
  };
  return selectPricedCars(car, listings)
    .toSorted((a, b) => measureGap(a) - measureGap(b) || compareKeys(a, b))
    .slice(0, MAX_SIMILAR_CARS);
}

/**
 * Adjusts the average price of `cars` by a least-squares fit. Undefined with fewer than `MIN_COMPARABLES` cars, or if
 * the result is below half of their lowest price or above twice their highest.
 */
export function createLedger(car: Listing, cars: readonly ComparableCar[]): Ledger | undefined {
  if (cars.length < MIN_COMPARABLES) return undefined;
  const prices = cars.map(({ price }) => price);
  const average = Math.round(getMean(prices));
  const rates = fitPrices(cars);
  const createAdjustment = (
    value: number | undefined,
    values: readonly number[],
    rate: number,
  ): Adjustment | undefined => {
    if (value === undefined) return undefined;
    const difference = value - getMean(values);
    // Adding 0 turns -0 into 0.
    return { difference, rate, amount: Math.round(difference * rate) + 0 };
  };
  const mileage = createAdjustment(
    car.mileage,
    cars.map((other) => other.mileage),
    rates.mile,
  );
  const age = createAdjustment(
    car.year,
    cars.map((other) => other.year),
    rates.year,
  );
  const estimate = average + (mileage?.amount ?? 0) + (age?.amount ?? 0);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (estimate < low / 2 || estimate > high * 2) return undefined;
  return {
    count: cars.length,
    prices: { low, high },
    average,
    ...(mileage && { mileage }),
    ...(age && { age }),
    estimate,
    ...(car.estimate !== undefined && { otherAmount: car.estimate - estimate, valuation: car.estimate }),
  };
}

function selectPricedCars(car: Listing, listings: readonly Listing[]): ComparableCar[] {
  return listings.filter(
    (other): other is ComparableCar =>
      other.key !== car.key && other.price > 0 && other.mileage !== undefined && other.year !== undefined,
  );
}

/**
 * Fits price = a + mile × mileage + year × year by least squares. If a rate has the wrong sign, or mileage and year are
 * collinear, only the rate that alone explains more of the prices is kept.
 */
function fitPrices(cars: readonly ComparableCar[]): { mile: number; year: number } {
  const means = { price: 0, mileage: 0, year: 0 };
  for (const key of ['price', 'mileage', 'year'] as const) means[key] = getMean(cars.map((car) => car[key]));
  const sums = { mm: 0, my: 0, yy: 0, mp: 0, yp: 0 };
  for (const { price, mileage, year } of cars) {
    const [p, m, y] = [price - means.price, mileage - means.mileage, year - means.year];
    sums.mm += m * m;
    sums.my += m * y;
    sums.yy += y * y;
    sums.mp += m * p;
    sums.yp += y * p;
  }
  const { mm, my, yy, mp, yp } = sums;
  const determinant = mm * yy - my * my;
  // Near 0 if mileage and year are collinear.
  if (determinant > mm * yy * 0.01) {
    const [mile, year] = [(mp * yy - yp * my) / determinant, (yp * mm - mp * my) / determinant];
    if (mile <= 0 && year >= 0) return { mile, year };
  }
  const mile = mm > 0 ? Math.min(0, mp / mm) : 0;
  const year = yy > 0 ? Math.max(0, yp / yy) : 0;
  return mile * mp >= year * yp ? { mile, year: 0 } : { mile: 0, year };
}

function getMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Compares cars by key, so that the result does not depend on their order in the response. */
function compareKeys(a: Listing, b: Listing): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}
