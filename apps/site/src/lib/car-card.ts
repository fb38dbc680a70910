import { judgeResults, type Listing } from '@forecourt/search-core';
import { judgeUlez } from '@forecourt/search-core/emissions';
import { findBody, type Paint, PAINTS } from '@forecourt/ui/car-drawing';
import type { CarCardCar } from '@forecourt/ui/CarCard';
import { truncateLine } from './listing-line.ts';
import { findValuationLimit } from './missing-verdict.ts';

const isPaint = (text: string): text is Paint => Object.hasOwn(PAINTS, text);

/** The paint tints the plate, and the body's outline is drawn if there is no image. */
export function toPicture({
  body,
  color,
  image,
}: Pick<Listing, 'body' | 'color' | 'image'>): Pick<CarCardCar, 'body' | 'paint' | 'isIllustration'> {
  const paint = color?.toLowerCase() ?? '';
  return {
    body: body === undefined ? undefined : findBody(body),
    paint: isPaint(paint) ? paint : undefined,
    isIllustration: image !== undefined && isDrawing(image),
  };
}

/** The sample stock has drawings, which are SVG files. */
export const isDrawing = (src: string): boolean => /\.svg(?:[?#]|$)/i.test(src);

/** Removes the distance, for searches from a location that is not the buyer's. */
export const omitDistance = ({ distanceMiles: _from, ...listing }: Listing): Listing => listing;

/**
 * Creates the content of a listing's card, with the verdict of the results page's rule.
 * @param now determines whether a car is historic
 * @param isInLondon whether to say that a car is likely to meet the ULEZ standard
 */
export function toCard(listing: Listing, now: Date, isInLondon = false): CarCardCar {
  const { make, model, price, year, mileage, distanceMiles, reg, image, range } = listing;
  // The first line has engine, gearbox and trim. The seller's own text follows.
  const derivative = listing.description?.split('\n', 1)[0]?.trim();
  const valuation = listing.estimate === undefined ? undefined : judgeResults(price, listing.estimate);
  return {
    make: truncateLine(make),
    model: truncateLine(model),
    derivative: derivative === undefined || derivative === model ? undefined : truncateLine(derivative),
    year,
    price,
    mileage,
    distance: distanceMiles,
    registration: reg,
    remark: getUlezRemark(judgeUlez(listing, { now })?.compliance, isInLondon),
    image,
    ...toPicture(listing),
    valuation,
    noVerdictReason: valuation ? undefined : findValuationLimit(listing, now),
    range,
    margin: valuation && findMargin(price, valuation.estimate, range),
  };
}

/**
 * Returns the distance in pounds from the estimate to the end of the likely range on the price's side, rounded up to
 * £10.
 */
export function findMargin(
  price: number,
  estimate: number,
  range: { low: number; high: number } | undefined,
): number | undefined {
  if (range === undefined || price < range.low || price > range.high) return undefined;
  const margin = price < estimate ? estimate - range.low : range.high - estimate;
  return margin > 0 ? Math.ceil(margin / 10) * 10 : undefined;
}

function getUlezRemark(compliance: 'likely' | 'unlikely' | undefined, isInLondon: boolean): string | undefined {
  if (compliance === 'unlikely') return 'ULEZ charge likely';
  return compliance === 'likely' && isInLondon ? 'Likely ULEZ OK' : undefined;
}
