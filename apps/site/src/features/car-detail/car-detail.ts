import { judgeResults, type Listing, splitCarName, type Valuation } from '@forecourt/search-core';
import { judgeUlez } from '@forecourt/search-core/emissions';
import type { CarDetail } from '@forecourt/ui/CarDetailDialog';
import { toCard } from '../../lib/car-card.ts';
import { truncateLine } from '../../lib/listing-line.ts';

/** More pictures than anybody looks through, and letters than anybody reads. */
const MOST_PICTURES = 30;
const MOST_LETTERS = 10_000;

const SELLERS = { private: 'Private seller', dealer: 'Dealer' } as const;
const STANDINGS = { likely: 'Likely compliant', unlikely: 'Likely not compliant' } as const;

/**
 * A listing as its dialog shows it. Its specification is for who has signed in, and is not handed on.
 *
 * @param now tells a historic car
 */
export function carDetailOf(listing: Listing, now: Date): CarDetail {
  const { name, price, estimate, range, derivative, description = '', images, sellerType, link, futureValue } = listing;
  const valuation = estimate === undefined ? undefined : judgeResults(price, estimate);
  const { make, model } = splitCarName(name);
  const ulez = judgeUlez(listing, { now });
  return {
    ...toCard(listing, now),
    make: truncateLine(make),
    model: truncateLine(model),
    derivative,
    // What follows the line that is shown as the derivative.
    description: (derivative ? description.slice(description.indexOf(derivative) + derivative.length) : description)
      .slice(0, MOST_LETTERS)
      .trim(),
    pictures: images.slice(0, MOST_PICTURES).map((src) => ({ src })),
    seller: sellerType && SELLERS[sellerType],
    link,
    valuation: valuation && withConfidence(valuation, range),
    futureValue: futureValue && isSensible(futureValue, listing) ? futureValue : undefined,
    remarks: ulez && [
      {
        heading: 'London ULEZ',
        word: STANDINGS[ulez.standing],
        text: `${ulez.reason} Judged by fuel and registration alone: check the number plate with Transport for London.`,
      },
    ],
  };
}

/** Nobody expects a used car to be worth twice its price: such a figure is a fault, and is as one that is missing. */
function isSensible(futureValue: NonNullable<Listing['futureValue']>, { price, estimate = 0 }: Listing): boolean {
  return Object.values(futureValue).every((value) => value <= 2 * Math.max(price, estimate));
}

/** Adds to the rule what the likely range means and whether the price is within it. */
function withConfidence(valuation: Valuation, range: Listing['range']): Valuation {
  if (!range) return valuation;
  const { price, rule } = valuation;
  const side = price < range.low ? 'below' : price > range.high ? 'above' : 'within';
  const text = `${rule.text} About two thirds of similar cars are advertised within the likely range. This price is ${side} it.`;
  return { ...valuation, rule: { ...rule, text } };
}
