import { truncate } from '../truncate.ts';

/** Maximum length of `original_query`, in UTF-16 code units. */
export const MAX_ORIGINAL_QUERY = 300;

export function cleanOriginalQuery(text: string): string | undefined {
  return truncate(text.trim(), MAX_ORIGINAL_QUERY).trim() || undefined;
}
