import { FILTERS, type FilterRow, type Filters } from './filters.ts';
import { adjustedNotice, droppedNotice, type SearchNotice } from './notices.ts';

/** The value of a choice 'Any', for a select's item may not be empty. Wherever it turns up it asks for nothing. */
export const ANY = 'any';

/** A filter has no more values than this: a URL must stay one that can be sent, and a search one that can be answered. */
export const MAX_VALUES = 20;

/**
 * The canonical texts of a filter, from texts as a person, a URL or a model gives them. Commas part the values of a filter
 * that may have several (no value of the vocabulary holds one, so they need no escape); empty ones and repetitions,
 * whatever their case, go silently; what makes no sense goes with a notice. Reading canonical texts changes nothing.
 */
export function readTexts(row: FilterRow, given: readonly string[]): { texts: string[]; notices: SearchNotice[] } {
  const texts = new Map<string, string>();
  const notices: SearchNotice[] = [];
  const parts = (row.multiple ? given.flatMap((text) => text.split(',')) : given).map((part) => part.trim());
  const asked = parts.filter((part) => part !== '' && part.toLowerCase() !== ANY);
  for (const part of asked.slice(0, MAX_VALUES)) {
    const reading = row.kind.read(part);
    if (reading === undefined) {
      notices.push(droppedNotice(row.key, row.title, part, 'makes no sense here'));
      continue;
    }
    const identity = reading.text.toLowerCase();
    if (identity === '' || texts.has(identity)) continue;
    if (!row.multiple && texts.size > 0) {
      notices.push(droppedNotice(row.key, row.title, part, 'is a second value'));
      continue;
    }
    texts.set(identity, reading.text);
    if (reading.adjusted) {
      notices.push(adjustedNotice(row.key, row.title, part, row.tagLabel?.(reading.text) ?? reading.text));
    }
  }
  const [firstTooMany] = asked.slice(MAX_VALUES);
  if (firstTooMany !== undefined) {
    notices.push(droppedNotice(row.key, row.title, firstTooMany, `comes after ${MAX_VALUES} others`));
  }
  return { texts: [...texts.values()], notices };
}

/** The canonical texts of a filter's value; none where the filter is not set or its value could not be read again. */
export function textsOf(row: FilterRow, filters: Filters): string[] {
  const value = filters[row.key];
  if (value === undefined) return [];
  return readTexts(row, Array.isArray(value) ? value.map(String) : [String(value)]).texts;
}

/** The filters with one of them set from canonical texts; no text removes it. */
export function withTexts(filters: Filters, row: FilterRow, texts: readonly string[]): Filters {
  const { [row.key]: _replaced, ...others } = filters;
  const values = texts.map((text) => row.kind.value(text));
  if (values.length === 0) return others;
  return { ...others, [row.key]: row.multiple ? values : values[0] };
}

/** Reads every filter that `given` has texts for; a range whose ends are the wrong way round is swapped with a notice. */
export function readFilters(given: (row: FilterRow) => readonly string[]): {
  filters: Filters;
  notices: SearchNotice[];
} {
  let filters: Filters = {};
  const notices: SearchNotice[] = [];
  for (const row of FILTERS) {
    const read = readTexts(row, given(row));
    filters = withTexts(filters, row, read.texts);
    notices.push(...read.notices);
  }
  for (const [low, high] of RANGES) {
    const [from] = textsOf(low, filters);
    const [to] = textsOf(high, filters);
    if (from === undefined || to === undefined || Number(from) <= Number(to)) continue;
    filters = withTexts(withTexts(filters, low, [to]), high, [from]);
    const message = `The lowest ${low.group} was above the highest, so we swapped them.`;
    notices.push({ key: low.key, kind: 'swapped', given: `${from} to ${to}`, message });
  }
  return { filters, notices };
}

/** The pairs of rows that are the two ends of one range. */
export const RANGES: readonly (readonly [FilterRow, FilterRow])[] = FILTERS.flatMap((low) => {
  const high = FILTERS.find((row) => row.bound === 'max' && row.group === low.group);
  return low.bound === 'min' && high ? [[low, high] as const] : [];
});
