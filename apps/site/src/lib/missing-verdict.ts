import { formatPrice, type Listing } from '@forecourt/search-core';
import { valuationLimits } from '../content/valuation-limits.ts';

const { maxAge, minPrice } = valuationLimits;

/**
 * Returns a sentence, without a full stop, about the limit that excludes a car from valuation. Undefined if none does.
 */
export function findValuationLimit({ price, year, estimate }: Listing, now: Date): string | undefined {
  const limit =
    year !== undefined && now.getUTCFullYear() - year > maxAge
      ? `over ${maxAge} years old`
      : price > 0 && Math.min(price, estimate ?? price) < minPrice
        ? `under ${formatPrice(minPrice)}`
        : undefined;
  return limit && `We don’t value cars ${limit}`;
}
