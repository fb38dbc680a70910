import { judgeResults, type Listing } from '@forecourt/search-core';
import { judgeUlez } from '@forecourt/search-core/emissions';
import { bodyOf, type Paint, PAINTS } from '@forecourt/ui/car-drawing';
import type { CarCardCar } from '@forecourt/ui/CarCard';

const isPaint = (text: string): text is Paint => Object.hasOwn(PAINTS, text);

/**
 * A listing as a card shows it, judged by the rule of the results page.
 *
 * @param now tells a historic car
 */
export function cardOf(listing: Listing, now: Date): CarCardCar {
  const { make, model, price, year, mileage, distanceMiles, reg, image, range } = listing;
  // The first line is engine, gearbox and trim; what follows is the seller's own text.
  const derivative = listing.description?.split('\n', 1)[0]?.trim();
  const paint = listing.colour?.toLowerCase() ?? '';
  return {
    make,
    model,
    derivative: derivative === model ? undefined : derivative,
    year,
    price,
    mileage,
    distanceMiles,
    registration: reg,
    // What speaks against a car is for its details, where there is room to say why.
    remark: judgeUlez(listing, { now })?.standing === 'likely' ? 'Likely ULEZ OK' : undefined,
    image,
    body: listing.body === undefined ? undefined : bodyOf(listing.body),
    paint: isPaint(paint) ? paint : undefined,
    valuation: listing.estimate === undefined ? undefined : judgeResults(price, listing.estimate),
    range,
  };
}
