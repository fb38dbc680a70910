import { readFileSync } from 'node:fs';

interface SpreadBand {
  /** Inclusive; `null` in the last band, which has no upper age. */
  max_age_years: number | null;
  spread_log: number;
}

let bands: readonly SpreadBand[] | undefined;

/**
 * Returns the standard deviation of the natural log of asking price over estimate, measured on real adverts of cars of that
 * age (`data/price-spread.json`).
 *
 * @param age in years, including fractions
 * @throws Error if no age band covers the age
 */
export function getPriceSpread(age: number): number {
  bands ??= readBands();
  const band = bands.find(({ max_age_years: maxAge }) => maxAge === null || age <= maxAge);
  if (band === undefined) throw new Error(`data/price-spread.json has no band for a car ${age} years old.`);
  return band.spread_log;
}

function readBands(): SpreadBand[] {
  const file = new URL('../../../../data/price-spread.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { bands: SpreadBand[] }).bands;
}
