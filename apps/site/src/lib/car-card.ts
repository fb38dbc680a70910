import { judgeResults, type Listing } from '@forecourt/search-core';
import { judgeUlez } from '@forecourt/search-core/emissions';
import { findBody, type Paint, PAINTS } from '@forecourt/ui/car-drawing';
import type { CarCardCar } from '@forecourt/ui/CarCard';
import { truncateLine } from './listing-line.ts';

const isPaint = (text: string): text is Paint => Object.hasOwn(PAINTS, text);

/** Returns the body and paint of a listing, which tint the plate and draw the outline if there is no picture. */
export function toPicture({ body, colour }: Pick<Listing, 'body' | 'colour'>): Pick<CarCardCar, 'body' | 'paint'> {
  const paint = colour?.toLowerCase() ?? '';
  return { body: body === undefined ? undefined : findBody(body), paint: isPaint(paint) ? paint : undefined };
}

/** Removes the distance, for searches from a place that is not the buyer's. */
export const withoutDistance = ({ distanceMiles: _from, ...listing }: Listing): Listing => listing;

/**
 * A listing as a card shows it, judged by the rule of the results page.
 *
 * @param now tells a historic car
 */
export function toCard(listing: Listing, now: Date): CarCardCar {
  const { make, model, price, year, mileage, distanceMiles, reg, image, range } = listing;
  // The first line is engine, gearbox and trim; what follows is the seller's own text.
  const derivative = listing.description?.split('\n', 1)[0]?.trim();
  return {
    make: truncateLine(make),
    model: truncateLine(model),
    derivative: derivative === undefined || derivative === model ? undefined : truncateLine(derivative),
    year,
    price,
    mileage,
    distance: distanceMiles,
    registration: reg,
    // What speaks against a car is for its details, where there is room to say why.
    remark: judgeUlez(listing, { now })?.standing === 'likely' ? 'Likely ULEZ OK' : undefined,
    image,
    ...toPicture(listing),
    valuation: listing.estimate === undefined ? undefined : judgeResults(price, listing.estimate),
    range,
  };
}
