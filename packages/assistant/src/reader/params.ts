import type { Finding, Reading } from './reading.ts';

/** The values of a reading as search parameters. Unset parameters are absent. Several values are joined by commas. */
export interface ReadingParams {
  make?: string;
  model?: string;
  postcode?: string;
  /** Miles, or `'national'`. */
  radius?: number | 'national';
  min_price?: number;
  max_price?: number;
  min_year?: number;
  max_year?: number;
  min_mileage?: number;
  max_mileage?: number;
  fuel_type?: string;
  transmission?: string;
  body_type?: string;
  /** A number, or several joined by commas. */
  doors?: number | string;
  color?: string;
  seats?: number | string;
  exclude_writeoff?: true;
}

/** Returns the search parameters of a reading. A single number stays a number. Several values of a key become a string. */
export function getParams(reading: Pick<Reading, 'values'>): ReadingParams {
  const byKey = new Map<string, Finding['value'][]>();
  for (const { key, value } of reading.values) {
    const values = byKey.get(key) ?? [];
    if (!values.includes(value)) values.push(value);
    byKey.set(key, values);
  }
  return Object.fromEntries(
    Array.from(byKey, ([key, values]) => [key, values.length === 1 ? values[0] : values.join(',')]),
  ) as ReadingParams;
}
