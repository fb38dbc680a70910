import { judgeResults, type Listing, splitCarName, type Valuation } from '@forecourt/search-core';
import { judgeUlez } from '@forecourt/search-core/emissions';
import type { CarDetail } from '@forecourt/ui/CarDetailDialog';
import { isDrawing, toCard } from '../../lib/car-card.ts';
import { truncateLine } from '../../lib/listing-line.ts';
import { findValuationLimit } from '../../lib/missing-verdict.ts';

/** Limits for listings with excessive data. */
const MAX_PICTURES = 30;
const MAX_DESCRIPTION_LENGTH = 10_000;

const SELLER_LABELS = { private: 'Private seller', dealer: 'Dealer' } as const;
const ULEZ_LABELS = { likely: 'Likely compliant', unlikely: 'Likely not compliant' } as const;

/**
 * Leaves out the specification, which only signed-in users see.
 * @param now determines whether the car is historic
 */
export function createCarDetail(listing: Listing, now: Date): CarDetail {
  const { name, price, estimate, range, derivative, description = '', images, sellerType, link, futureValue } = listing;
  const { fuel, transmission, body, color, doors, seats } = listing;
  const valuation = estimate === undefined ? undefined : judgeResults(price, estimate);
  const { make, model } = splitCarName(name);
  const ulez = judgeUlez(listing, { now });
  return {
    ...toCard(listing, now),
    id: listing.key,
    fuel: fuel && truncateLine(fuel),
    gearbox: transmission && truncateLine(transmission),
    bodyType: body && truncateLine(body),
    color: color && truncateLine(color),
    doors,
    seats,
    make: truncateLine(make),
    model: truncateLine(model),
    derivative,
    // The part of the description that follows the derivative.
    description: (derivative ? description.slice(description.indexOf(derivative) + derivative.length) : description)
      .slice(0, MAX_DESCRIPTION_LENGTH)
      .trim(),
    pictures: images.slice(0, MAX_PICTURES).map((src) => ({ src, ...(isDrawing(src) && { isIllustration: true }) })),
    seller: sellerType && SELLER_LABELS[sellerType],
    link,
    valuation: valuation && explainRange(valuation, range),
    noVerdictReason: valuation === undefined ? explainMissingValuation(listing, now) : undefined,
    futureValue: futureValue && isPlausible(futureValue, listing) ? futureValue : undefined,
    remarks: ulez && [
      {
        heading: 'London ULEZ',
        word: ULEZ_LABELS[ulez.compliance],
        text: `${ulez.reason} This is only what the advert tells us: check the number plate with Transport for London.`,
      },
    ],
  };
}

function explainMissingValuation(listing: Listing, now: Date): string {
  if (listing.price === 0) return 'The advert has no price to judge.';
  const limit = findValuationLimit(listing, now);
  if (limit?.includes('old')) return `${limit}, because condition matters more than age and mileage.`;
  if (limit) return `${limit}, because one repair can change what they’re worth.`;
  if (listing.mileage === undefined) return 'The advert has no mileage, so we can’t estimate what the car is worth.';
  return 'We don’t have an estimate for this car.';
}

/** A value of more than twice both the price and the estimate is probably an error. */
function isPlausible(futureValue: NonNullable<Listing['futureValue']>, { price, estimate = 0 }: Listing): boolean {
  return Object.values(futureValue).every((value) => value <= 2 * Math.max(price, estimate));
}

function explainRange(valuation: Valuation, range: Listing['range']): Valuation {
  if (!range) return valuation;
  const { price, rule } = valuation;
  const side = price < range.low ? 'below' : price > range.high ? 'above' : 'within';
  const text = `${rule.text} About two thirds of similar cars are advertised within the likely range. This price is ${side} it.`;
  return { ...valuation, rule: { ...rule, text } };
}
