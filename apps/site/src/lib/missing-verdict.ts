import { formatPrice, type Listing } from '@forecourt/search-core';
import { valuationLimits } from '../content/estimate-ranges.ts';

interface MissingVerdict {
  /** One short sentence, for cards. */
  short: string;
  /** The sentence with the reason for the limit. */
  long: string;
}

/** Says why a car has no verdict, by the limits on the page ‘How we value’. */
export function explainMissingVerdict({ price, year, mileage, estimate }: Listing, now: Date): MissingVerdict {
  const { maxAge, minPrice } = valuationLimits;
  if (price === 0) return explain('The advert has no price to judge');
  if (year !== undefined && now.getUTCFullYear() - year > maxAge)
    return explain(
      `We don’t value cars over ${maxAge} years old`,
      'because condition matters more than age and mileage',
    );
  if (Math.min(price, estimate ?? price) < minPrice)
    return explain(
      `We don’t value cars under ${formatPrice(minPrice)}`,
      'because one repair can change what they’re worth',
    );
  if (mileage === undefined) return explain('The advert has no mileage', 'so we can’t estimate what the car is worth');
  return explain('We don’t have an estimate for this car');
}

const explain = (short: string, clause?: string): MissingVerdict => ({
  short: `${short}.`,
  long: clause === undefined ? `${short}.` : `${short}, ${clause}.`,
});
