import { truncate } from '../truncate.ts';

/** Maximum length of `original_query`, in UTF-16 units. */
export const MAX_ORIGINAL_QUERY = 300;

/** Trims and cuts the buyer's words for the URL; `undefined` if nothing is left. */
export function cleanOriginalQuery(text: string): string | undefined {
  return truncate(text.trim(), MAX_ORIGINAL_QUERY).trim() || undefined;
}
