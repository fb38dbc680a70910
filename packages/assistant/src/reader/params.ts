import type { AiKey, ExcludedKey } from '@forecourt/search-core';
import type { Exclusion, Finding, Reading } from './reading.ts';

/** A reading as search parameters. Several values are joined by commas, and excluded values (`not_…`) are lists. */
export interface ReadingParams extends Partial<Record<ExcludedKey, string[]>> {
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

const EXCLUDABLE: ReadonlySet<AiKey> = new Set(['make', 'model', 'fuel_type', 'transmission', 'body_type', 'color']);

/** Returns whether a search can exclude values of a parameter. */
export const isExcludable = (key: AiKey): boolean => EXCLUDABLE.has(key);

/**
 * Returns the search parameters of a reading. A single number stays a number. Several values of a key become a string.
 */
export function getParams({ values, excluded }: Pick<Reading, 'values' | 'excluded'>): ReadingParams {
  const valuesByKey = new Map<string, Finding['value'][]>();
  for (const { key, value } of values) {
    const foundValues = valuesByKey.get(key) ?? [];
    if (!foundValues.includes(value)) foundValues.push(value);
    valuesByKey.set(key, foundValues);
  }
  return Object.fromEntries([
    ...Array.from(
      valuesByKey,
      ([key, foundValues]) => [key, foundValues.length === 1 ? foundValues[0] : foundValues.join(',')] as const,
    ),
    ...groupExclusions(excluded, valuesByKey),
  ]) as ReadingParams;
}

/** Lists the excluded values by parameter, without values that are wanted. */
function groupExclusions(
  excluded: readonly Exclusion[],
  wantedValues: ReadonlyMap<string, readonly Finding['value'][]>,
): Map<string, string[]> {
  const valuesByKey = new Map<string, string[]>();
  for (const { key, value } of excluded) {
    const name = `not_${key}`;
    const foundValues = valuesByKey.get(name) ?? [];
    if (!isExcludable(key) || wantedValues.get(key)?.includes(value) || foundValues.includes(String(value))) continue;
    valuesByKey.set(name, [...foundValues, String(value)]);
  }
  return valuesByKey;
}
