import { type AiKey, FILTERS, type FilterKey, type SearchState, type Tag } from '@forecourt/search-core';
import type { Finding, Span } from '@forecourt/assistant';
import type { Explanation } from '../../lib/explanation.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}£]+/gu, ' ')
    .trim();

/** The buyer's own words in a span, without the white space around them. */
function wordsIn({ messages }: Explanation, { message, start, end }: Span): string {
  return messages[message]?.content.slice(start, end).trim() ?? '';
}

const rowOf = new Map(FILTERS.map((row) => [row.aiKey, row]));
const several: ReadonlySet<FilterKey> = new Set(FILTERS.flatMap((row) => (row.multiple ? [row.key] : [])));

/** Did what was found give the tag its value? Changed by hand since, it is no more what her words said. */
function isOf({ key, value }: Finding, tag: Tag): boolean {
  const row = rowOf.get(key);
  // As the search reads it: a distance is snapped.
  const text = row?.kind.read(String(value))?.text;
  return row?.key === tag.key && text !== undefined && plain(text) === plain(tag.value);
}

/**
 * The words that a tag came from, where they say something that its label does not: '£30,000' came from 'under £30k',
 * 'BMW' from 'BMW X5' is no news.
 */
export function wordsOfTag(tag: Tag, explanation: Explanation | undefined): string | undefined {
  if (!explanation) return undefined;
  const finding = explanation.reading.values.findLast((found) => isOf(found, tag));
  if (!finding) return undefined;
  const words = wordsIn(explanation, finding.span);
  const isNews = several.has(tag.key)
    ? !` ${plain(words)} `.includes(` ${plain(tag.label)} `)
    : plain(words) !== plain(tag.label);
  return words !== '' && isNews ? words : undefined;
}

/** Words with a meaning that were not understood, in the order in which they were typed. */
export function leftOutWords(explanation: Explanation | undefined): string[] {
  return explanation?.reading.unread.map((span) => wordsIn(explanation, span)).filter(Boolean) ?? [];
}

/**
 * What the buyer ruled out and the search may find all the same, since no filter can leave it out. Where a filter of the
 * same kind is set, by her words or by hand, that decides.
 */
export function ruledOutWords(explanation: Explanation | undefined, filters: SearchState['filters'] = {}): string[] {
  const isOpen = (key: AiKey): boolean => {
    const filter = rowOf.get(key)?.key;
    return filter === undefined || filters[filter] === undefined;
  };
  const words =
    explanation?.reading.excluded
      .filter(({ key }) => isOpen(key))
      .map(({ span }) => wordsIn(explanation, span))
      .filter(Boolean) ?? [];
  return [...new Set(words)];
}

/** Were her words read, and was there nothing in them that a search could go by? */
export const saysNothing = (explanation: Explanation | undefined): boolean =>
  explanation !== undefined && explanation.reading.values.length === 0;

/** Is the place of the search the buyer's own? The default postcode is never told as hers, unless she named it. */
export function isPlaceOfBuyer(
  { filters }: SearchState,
  explanation: Explanation | undefined,
  defaultPostcode: string,
): boolean {
  const isNamed = explanation?.reading.values.some(({ key }) => key === 'postcode') ?? false;
  return filters.postcode !== undefined && (filters.postcode !== defaultPostcode || isNamed);
}
