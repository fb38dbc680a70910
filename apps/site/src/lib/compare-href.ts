import { paths } from '../config/paths.ts';

export const MAX_COMPARED = 4;
export const MIN_COMPARED = 2;

const MAX_KEY_LENGTH = 200;

export function getCompareHref(keys: readonly string[]): string {
  return keys.length === 0 ? paths.compare : `${paths.compare}?cars=${keys.map(encodeURIComponent).join(',')}`;
}

/** Parses the cars in a comparison's query string: unique keys in their order. There may be more than the maximum. */
export function parseComparedKeys(search: string): string[] {
  const keys = new URLSearchParams(search).getAll('cars').flatMap((list) => list.split(','));
  return [...new Set(keys.map((key) => key.trim()))].filter((key) => key !== '' && key.length <= MAX_KEY_LENGTH);
}
