import {
  type AiKey,
  DEFAULT_POSTCODE,
  FILTERS,
  type FilterKey,
  isExcluded,
  normalizePostcode,
  type SearchState,
  type Tag,
  toWanted,
} from '@forecourt/search-core';
import type { Exclusion, Finding, Span } from '@forecourt/assistant';
import type { Explanation } from '../../lib/explanation.ts';

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}£]+/gu, ' ')
    .trim();

function getWords({ messages }: Explanation, { message, start, end }: Span): string {
  return messages[message]?.content.slice(start, end).trim() ?? '';
}

const rowsByAiKey = new Map(FILTERS.map((row) => [row.aiKey, row]));
const multipleFilters: ReadonlySet<FilterKey> = new Set(FILTERS.flatMap((row) => (row.multiple ? [row.key] : [])));

/** Returns whether a tag still has the value that was found. */
function isSourceOf({ key, value }: Finding | Exclusion, tag: Tag): boolean {
  const row = rowsByAiKey.get(key);
  // The value is parsed in the same way as in the URL, which rounds distances to a step.
  const text = row?.kind.read(String(value))?.text;
  return row?.key === tag.key && text !== undefined && normalize(text) === normalize(toWanted(tag.value));
}

/**
 * Returns a tag's source words if they differ from its label. For example, returns 'under £30k' for '£30,000', but
 * undefined for 'BMW'.
 */
export function getTagWords(tag: Tag, explanation: Explanation | undefined): string | undefined {
  if (!explanation) return undefined;
  const { values, excluded } = explanation.reading;
  const candidates: readonly (Finding | Exclusion)[] = isExcluded(tag.value) ? excluded : values;
  const finding = candidates.findLast((candidate) => isSourceOf(candidate, tag));
  if (!finding) return undefined;
  const words = getWords(explanation, finding.span);
  const isDifferent = multipleFilters.has(tag.key)
    ? !` ${normalize(words)} `.includes(` ${normalize(tag.label)} `)
    : normalize(words) !== normalize(tag.label);
  return words !== '' && isDifferent ? words : undefined;
}

export function getUnreadWords(explanation: Explanation | undefined): string[] {
  return explanation?.reading.unread.map((span) => getWords(explanation, span)).filter(Boolean) ?? [];
}

/**
 * Returns the words of exclusions that the search ignores, such as 'not 3 doors', because their filters cannot exclude
 * values. Skips filters that are set.
 */
export function getIgnoredExclusions(
  explanation: Explanation | undefined,
  filters: SearchState['filters'] = {},
): string[] {
  const isUnused = (key: AiKey): boolean => {
    const row = rowsByAiKey.get(key);
    return row === undefined || (!row.excludable && filters[row.key] === undefined);
  };
  const words =
    explanation?.reading.excluded
      .filter(({ key }) => isUnused(key))
      .map(({ span }) => getWords(explanation, span))
      .filter(Boolean) ?? [];
  return [...new Set(words)];
}

/** Returns whether the query was parsed and contains no value. */
export const hasNoValues = (explanation: Explanation | undefined): boolean =>
  explanation !== undefined && explanation.reading.values.length === 0;

/**
 * Returns whether the search uses the buyer's own location. A default postcode does not count, unless the query
 * mentions it.
 */
export function isBuyersPlace(
  { filters: { postcode } }: SearchState,
  explanation: Explanation | undefined,
  defaultPostcode: string,
): boolean {
  if (postcode === undefined) return false;
  if (postcode !== defaultPostcode && postcode !== DEFAULT_POSTCODE) return true;
  const namedPostcodes = explanation?.reading.values.filter(({ key }) => key === 'postcode') ?? [];
  return namedPostcodes.some(({ value }) => normalizePostcode(String(value)) === postcode);
}
