import { fitLine, getMean, getPriceOnLine, getSlope, type PricePoint } from './fit.ts';

/** A car that an estimate is based on, or the car that is estimated. */
export interface ComparableCar extends PricePoint {
  /** Months since the first registration. Without it for every car, the working has no line for age. */
  readonly ageInMonths?: number | undefined;
}

/** One reason why the estimate differs from the average of similar cars. */
export type PriceAdjustment = { readonly amount: number } & (
  | { readonly reason: 'mileage'; /** This car minus the average, in the data's unit. */ readonly difference: number }
  | {
      readonly reason: 'age';
      /** This car minus the average: negative if this car is newer. */ readonly months: number;
    }
  | { readonly reason: 'other'; readonly label: string }
);

/** The way from the average price of similar cars to the estimate. */
export interface EstimateWorking {
  /** The number of similar cars. */
  readonly count: number;
  /** Their average price. */
  readonly average: number;
  readonly adjustments: readonly PriceAdjustment[];
}

/**
 * Explains what the similar cars say about this car's price: their average, then what the fitted line adds for its mileage,
 * then what its age adds to the rest. Returns undefined if there is no line (see `fitLine`).
 */
export function getWorking(
  cars: readonly ComparableCar[],
  car: Pick<ComparableCar, 'mileage' | 'ageInMonths'>,
): EstimateWorking | undefined {
  const line = fitLine(cars);
  if (!line) return undefined;
  const difference = car.mileage - line.meanMileage;
  const adjustments: PriceAdjustment[] = [{ reason: 'mileage', difference, amount: line.slope * difference }];
  const ages = cars.flatMap(({ ageInMonths }) => (ageInMonths === undefined ? [] : [ageInMonths]));
  if (car.ageInMonths !== undefined && ages.length === cars.length) {
    const residuals = cars.map(({ mileage, price }) => price - getPriceOnLine(line, mileage));
    const months = car.ageInMonths - getMean(ages);
    const slope = getSlope(ages, residuals);
    if (slope !== undefined) adjustments.push({ reason: 'age', months, amount: slope * months });
  }
  return { count: cars.length, average: line.meanPrice, adjustments };
}

/** Returns what the working adds up to, unrounded. */
export const getWorkingTotal = ({ average, adjustments }: EstimateWorking): number =>
  adjustments.reduce((sum, { amount }) => sum + amount, average);
