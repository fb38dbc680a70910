import { formatPrice, type Listing } from '@forecourt/search-core';
import { valuationLimits } from '../content/valuation-limits.ts';

const { maxAge, minPrice } = valuationLimits;

/** Says which limit of the page ‘How we value’ excludes a car, without a full stop. Undefined if none does. */
export function findValuationLimit({ price, year, estimate }: Listing, now: Date): string | undefined {
  const limit =
    year !== undefined && now.getUTCFullYear() - year > maxAge
      ? `over ${maxAge} years old`
      : price > 0 && Math.min(price, estimate ?? price) < minPrice
        ? `under ${formatPrice(minPrice)}`
        : undefined;
  return limit && `We don’t value cars ${limit}`;
}
