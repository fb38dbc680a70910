import type { PricePoint } from './fit.ts';

/** Normalises prices and mileages by their range, so that both have equal weight. */
export function sortByCloseness<Car extends PricePoint>(cars: readonly Car[], target: PricePoint): Car[] {
  const mileageRange = getRange([...cars, target].map(({ mileage }) => mileage));
  const priceRange = getRange([...cars, target].map(({ price }) => price));
  const getDistance = ({ mileage, price }: PricePoint) =>
    Math.hypot((mileage - target.mileage) / mileageRange, (price - target.price) / priceRange);
  return cars.toSorted((one, other) => getDistance(one) - getDistance(other));
}

/** Returns the range of the values, or 1 if all are equal, so that the caller can divide by it. */
const getRange = (values: readonly number[]) => Math.max(...values) - Math.min(...values) || 1;
