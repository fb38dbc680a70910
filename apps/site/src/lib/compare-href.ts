import { paths } from '../config/paths.ts';

/** The maximum number of cars that can be compared. */
export const MAX_COMPARED = 4;
export const MIN_COMPARED = 2;

/** The maximum length of a key. */
const MAX_KEY_LENGTH = 200;

/** Returns the URL of a comparison, with the cars in this order. */
export function getCompareHref(keys: readonly string[]): string {
  return keys.length === 0 ? paths.compare : `${paths.compare}?cars=${keys.map(encodeURIComponent).join(',')}`;
}

/** Parses the cars in a comparison's query string: unique keys in their order. There may be more than the maximum. */
export function parseComparedKeys(search: string): string[] {
  const keys = new URLSearchParams(search).getAll('cars').flatMap((list) => list.split(','));
  return [...new Set(keys.map((key) => key.trim()))].filter((key) => key !== '' && key.length <= MAX_KEY_LENGTH);
}
