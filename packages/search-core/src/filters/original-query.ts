import { truncate } from '../truncate.ts';

/** Maximum length of `original_query`, in UTF-16 code units. */
export const MAX_ORIGINAL_QUERY = 300;

/** Trims and truncates the buyer's query for the URL. Returns `undefined` if nothing is left. */
export function cleanOriginalQuery(text: string): string | undefined {
  return truncate(text.trim(), MAX_ORIGINAL_QUERY).trim() || undefined;
}
