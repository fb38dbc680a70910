/** The mileage in the unit of the data, and the price in whole units of the currency. */
export interface PricePoint {
  readonly mileage: number;
  readonly price: number;
}

/** The price of a typical car by its mileage, as a line through the mean of the cars. */
export interface PriceLine {
  /** The change in price per unit of mileage. Usually negative. */
  readonly slope: number;
  readonly meanMileage: number;
  readonly meanPrice: number;
}

/** The minimum number of cars for a line. With fewer, the line would depend more on chance than on mileage. */
const MIN_CARS_FOR_LINE = 5;

/**
 * Fits a least-squares line to exactly these cars. Returns undefined for fewer than five cars, or if all have the same
 * mileage.
 */
export function fitLine(cars: readonly PricePoint[]): PriceLine | undefined {
  if (cars.length < MIN_CARS_FOR_LINE) return undefined;
  const mileages = cars.map(({ mileage }) => mileage);
  const prices = cars.map(({ price }) => price);
  const slope = getSlope(mileages, prices);
  return slope === undefined ? undefined : { slope, meanMileage: getMean(mileages), meanPrice: getMean(prices) };
}

export const getPriceOnLine = ({ slope, meanMileage, meanPrice }: PriceLine, mileage: number): number =>
  meanPrice + slope * (mileage - meanMileage);

/** Returns the least-squares slope of `ys` over `xs`, or undefined if all `xs` are equal. */
function getSlope(xs: readonly number[], ys: readonly number[]): number | undefined {
  const meanX = getMean(xs);
  const meanY = getMean(ys);
  const squares = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  const products = xs.reduce((sum, x, index) => sum + (x - meanX) * ((ys[index] ?? meanY) - meanY), 0);
  return squares > 0 ? products / squares : undefined;
}

const getMean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
