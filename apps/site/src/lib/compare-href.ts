import { paths } from '../config/paths.ts';

/** The most cars that can be compared. */
export const MAX_COMPARED = 4;
export const MIN_COMPARED = 2;

/** Longer texts are not keys. */
const MAX_KEY = 200;

/** Returns the URL of a comparison, with the cars in this order. */
export function getCompareHref(keys: readonly string[]): string {
  return keys.length === 0 ? paths.compare : `${paths.compare}?cars=${keys.map(encodeURIComponent).join(',')}`;
}

/** Parses the cars of a comparison's query string: unique keys in their order, which may be too many. */
export function parseComparedKeys(search: string): string[] {
  const keys = new URLSearchParams(search).getAll('cars').flatMap((list) => list.split(','));
  return [...new Set(keys.map((key) => key.trim()))].filter((key) => key !== '' && key.length <= MAX_KEY);
}
