import { readFileSync } from 'node:fs';

interface SpreadBand {
  /** Inclusive. `null` in the last band, which has no maximum age. */
  max_age_years: number | null;
  spread_log: number;
}

interface PriceSpread {
  bands: readonly SpreadBand[];
  /** Cars beyond these limits are not valued (decision 0076). */
  limits: { max_age_years: number; min_price_pounds: number };
}

const FILE = new URL('../../../../data/price-spread.json', import.meta.url);
const { bands, limits } = JSON.parse(readFileSync(FILE, 'utf8')) as PriceSpread;

/** In years. Above this age the price depends more on condition than on anything in an advert. */
export const MAX_VALUED_AGE = limits.max_age_years;
/** In pounds. Below this, a new tyre or a failed MOT test changes the price more than the market does. */
export const MIN_VALUED_PRICE = limits.min_price_pounds;

/**
 * Returns the standard deviation of the natural log of the asking price divided by the estimate, measured on real
 * adverts for cars of that age (`data/price-spread.json`).
 *
 * @param age in years, including fractions
 * @throws Error if no age band covers the age
 */
export function getPriceSpread(age: number): number {
  const band = bands.find(({ max_age_years: maxAge }) => maxAge === null || age <= maxAge);
  if (band === undefined) throw new Error(`data/price-spread.json has no band for cars of age ${age}.`);
  return band.spread_log;
}
