import type { FilterKey, FilterRow, Filters } from './filters.ts';
import { FILTERS } from './filters.ts';

/** Something of a search's URL, or of an assistant's answer, that was not taken as it was given. */
export interface SearchNotice {
  key: FilterKey | 'sort' | 'page' | 'car';
  /** Left out for it made no sense; taken as something near; or both ends of a range swapped. */
  kind: 'dropped' | 'adjusted' | 'swapped';
  /** What was given, cut to a length that can be shown. */
  given: string;
  /** A sentence for the buyer. */
  message: string;
}

/** The value of a choice 'Any', for a select's item may not be empty. Wherever it turns up it asks for nothing. */
export const ANY = 'any';

/** A filter holds no more values than this: a URL must stay one that can be sent, and a search one that can be answered. */
export const MAX_VALUES = 20;

const SHOWN = 40;

/** Cuts to a length without leaving half a character behind. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** A notice that something was left out. */
export function droppedNotice(key: SearchNotice['key'], title: string, text: string, why: string): SearchNotice {
  const given = cut(text, SHOWN);
  return { key, kind: 'dropped', given, message: `${title}: ‘${given}’ ${why}, so it was left out.` };
}

/**
 * The canonical texts of a filter, from texts as a person, a URL or a model gives them. Commas split the values of a
 * filter that may hold several; empty ones and repetitions (whatever their case) go; what makes no sense goes with a notice.
 */
export function readTexts(row: FilterRow, given: readonly string[]): { texts: string[]; notices: SearchNotice[] } {
  const texts = new Map<string, string>();
  const notices: SearchNotice[] = [];
  const most = row.multiple ? MAX_VALUES : 1;
  for (const part of row.multiple ? given.flatMap((text) => text.split(',')) : given) {
    const trimmed = part.trim();
    if (trimmed === '' || trimmed.toLowerCase() === ANY) continue;
    const reading = row.kind.read(trimmed);
    if (reading === undefined) {
      notices.push(droppedNotice(row.key, row.title, trimmed, 'could not be read'));
      continue;
    }
    const { text, adjusted } = reading;
    const identity = text.toLowerCase();
    if (text === '' || texts.has(identity)) continue;
    if (texts.size === most) {
      const why = row.multiple ? `is one more than the ${most} that we search for` : 'is a second value';
      notices.push(droppedNotice(row.key, row.title, trimmed, why));
      if (row.multiple) break;
      continue;
    }
    texts.set(identity, text);
    if (adjusted) {
      const shown = row.tagLabel?.(text) ?? text;
      const message = `${row.title}: we used ${shown} for ‘${cut(trimmed, SHOWN)}’.`;
      notices.push({ key: row.key, kind: 'adjusted', given: cut(trimmed, SHOWN), message });
    }
  }
  return { texts: [...texts.values()], notices };
}

/** The canonical texts of a filter's value; none where the filter is not set. */
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
  for (const low of FILTERS) {
    const high = FILTERS.find((row) => row.bound === 'max' && row.group === low.group);
    if (low.bound !== 'min' || high === undefined) continue;
    const [from = ''] = textsOf(low, filters);
    const [to = ''] = textsOf(high, filters);
    if (from === '' || to === '' || Number(from) <= Number(to)) continue;
    filters = withTexts(withTexts(filters, low, [to]), high, [from]);
    const message = `The range of ${low.group} ended below its start, so we swapped its ends.`;
    notices.push({ key: low.key, kind: 'swapped', given: `${from} to ${to}`, message });
  }
  return { filters, notices };
}
