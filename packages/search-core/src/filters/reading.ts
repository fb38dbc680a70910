import { toExcluded, isExcluded, toWanted } from './exclusions.ts';
import type { FilterRow, Filters } from './filters.ts';
import type { Reading } from './kinds.ts';
import type { NoticeDraft } from './notices.ts';

/** The value of the option 'Any' in a select. Parsing ignores it. */
export const ANY = 'any';

/** The maximum number of values of one filter, which limits the length of a URL and the work of a search. */
const MAX_VALUES = 20;

/**
 * Parses a filter's strings into canonical ones. Drops `any` and empty or repeated values silently, and other values
 * with a notice. Idempotent.
 */
export function readTexts(row: FilterRow, given: readonly string[]): { texts: string[]; notices: NoticeDraft[] } {
  const texts = new Map<string, string>();
  const { key, title } = row;
  const notices: NoticeDraft[] = [];
  const report = (reason: NoticeDraft['reason'], text: string, values?: NoticeDraft['values']) =>
    notices.push({ key, reason, given: text, values: { title, ...values } });
  const parts = (row.multiple ? given.flatMap((text) => text.split(',')) : given).map((part) => part.trim());
  const requestedParts = parts.filter((part) => part !== '' && part.toLowerCase() !== ANY);
  for (const part of requestedParts.slice(0, MAX_VALUES)) {
    const reading = readPart(row, part);
    if (reading === undefined) {
      report('invalid', part);
      continue;
    }
    const identity = reading.text.toLowerCase();
    if (identity === '' || texts.has(identity)) continue;
    if (!row.multiple && texts.size > 0) {
      report('repeated', part);
      continue;
    }
    texts.set(identity, reading.text);
    if (reading.adjusted) report('adjusted', part, { used: row.tagLabel?.(reading.text) ?? reading.text });
  }
  for (const [identity, text] of texts) {
    if (!row.excludable || !isExcluded(text) || !texts.has(toWanted(identity))) continue;
    texts.delete(identity);
    report('contradicted', toWanted(text));
  }
  const [firstExcessPart] = requestedParts.slice(MAX_VALUES);
  if (firstExcessPart !== undefined) report('tooMany', firstExcessPart, { count: MAX_VALUES });
  return { texts: [...texts.values()], notices };
}

function readPart({ kind, excludable }: FilterRow, part: string): Reading | undefined {
  if (!excludable || !isExcluded(part)) return kind.read(part);
  const value = toWanted(part).trim();
  const reading = value === '' || isExcluded(value) ? undefined : kind.read(value);
  return reading && { ...reading, text: toExcluded(reading.text) };
}

/** Returns the canonical strings of a filter's value: none if the filter is not set or its value is invalid. */
export function writeTexts(row: FilterRow, filters: Filters): string[] {
  const value = filters[row.key];
  if (value === undefined) return [];
  return readTexts(row, Array.isArray(value) ? value.map(String) : [String(value)]).texts;
}

/** Sets one filter from canonical strings. An empty list removes it. */
export function withTexts(filters: Filters, row: FilterRow, texts: readonly string[]): Filters {
  const { [row.key]: _previousValue, ...others } = filters;
  const values = texts.map((text) => row.kind.value(text));
  if (values.length === 0) return others;
  return { ...others, [row.key]: row.multiple ? values : values[0] };
}

export function listRanges(rows: readonly FilterRow[]): (readonly [low: FilterRow, high: FilterRow])[] {
  return rows.flatMap((low) => {
    const high = rows.find((row) => row.bound === 'max' && row.group === low.group);
    return low.bound === 'min' && high ? [[low, high] as const] : [];
  });
}

/** Parses every filter from the strings that `getTexts` returns for it. Swaps crossed bounds, with a notice. */
export function readFilters(
  rows: readonly FilterRow[],
  getTexts: (row: FilterRow) => readonly string[],
): { filters: Filters; notices: NoticeDraft[] } {
  let filters: Filters = {};
  const notices: NoticeDraft[] = [];
  for (const row of rows) {
    const rowResult = readTexts(row, getTexts(row));
    filters = withTexts(filters, row, rowResult.texts);
    notices.push(...rowResult.notices);
  }
  for (const [low, high] of listRanges(rows)) {
    const [from] = writeTexts(low, filters);
    const [to] = writeTexts(high, filters);
    if (from === undefined || to === undefined || Number(from) <= Number(to)) continue;
    filters = withTexts(withTexts(filters, low, [to]), high, [from]);
    const values = { group: low.group, low: low.title, high: high.title };
    notices.push({ key: low.key, reason: 'swapped', given: `${from} to ${to}`, values });
  }
  return { filters, notices };
}
