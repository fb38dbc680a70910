import {
  FILTERS,
  type FilterKey,
  type FilterRow,
  type Filters,
  type SearchState,
  stateFromAssistant,
  withFilters,
} from '@forecourt/search-core';
import type { Exclusion, Span } from '@forecourt/assistant';
import type { Explanation } from '../../lib/explanation.ts';
import type { Opening } from './conversation.ts';
import { sentenceOf } from './sentence-of.ts';

// Not 'What changes would you like to make …?': to who reads it as a question, that one asks for the make.
export const GREETING = 'What would you like to change about your search criteria?';

export interface Places {
  defaultPostcode: string;
}

/** A conversation about a search begins with the search: nothing of it has to be said again. */
export function openingOf(filters: Filters, places: Places): Opening {
  const sentence = sentenceOf(filters, places);
  return [
    ...(sentence === '' ? [] : [{ role: 'user', content: sentence, origin: 'opening' } as const]),
    { role: 'assistant', content: GREETING, origin: 'assistant' },
  ];
}

interface Refinement {
  /** What was extracted from the whole conversation. */
  wanted: Parameters<typeof stateFromAssistant>[0];
  /** What is extracted from its opening alone; without it the opening is taken for understood. */
  opening: Parameters<typeof stateFromAssistant>[0] | undefined;
  typed: readonly string[];
}

/**
 * The search with what a conversation has changed. Who sells, the order, and whatever else no words of the opening could
 * say, stay as they are.
 */
export function refined(current: SearchState, { wanted, opening, typed }: Refinement, places: Places): SearchState {
  const originalQuery = [current.originalQuery, ...typed].filter((words) => words !== undefined).join('; ');
  const next = stateFromAssistant(wanted, { originalQuery, ...places });
  const before = opening
    ? stateFromAssistant(opening, { originalQuery: '', ...places }).filters
    : readable(current.filters);
  const words = next.originalQuery === undefined ? {} : { originalQuery: next.originalQuery };
  return { ...withFilters(current, changed(current.filters, before, next.filters)), ...words };
}

/** What belongs together changes together: a new make takes the old model with it, a new bound the other one. */
const TOGETHER: ReadonlySet<string> = new Set(['vehicle', 'price', 'year', 'mileage']);

/** The filters that an assistant can set. */
const readable = (filters: Filters): Filters =>
  Object.fromEntries(FILTERS.flatMap(({ key, aiKey }) => (aiKey && filters[key] ? [[key, filters[key]]] : [])));

const getSubject = ({ group, key }: FilterRow): string => (TOGETHER.has(group) ? group : key);

function changed(current: Filters, before: Filters, next: Filters): Filters {
  const isChanged = ({ key }: FilterRow) => textOf(next[key]) !== textOf(before[key]);
  const subjects = new Set(FILTERS.filter(isChanged).map(getSubject));
  const entries = FILTERS.map((row) => [row.key, (subjects.has(getSubject(row)) ? next : current)[row.key]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The order of several values means nothing. */
const textOf = (value: Filters[FilterKey]): string =>
  Array.isArray(value) ? value.map(String).toSorted().join() : String(value);

/** What explains the tags of a changed search: the words that it had before, and those of the conversation. */
export function explainedOn(before: Explanation | undefined, now: Explanation): Explanation {
  if (!before) return now;
  const later = (span: Span): Span => ({ ...span, message: span.message + before.messages.length });
  const { values, excluded, unread } = now.reading;
  const isWanted = ({ key, value }: Exclusion) => values.some((one) => one.key === key && one.value === value);
  return {
    messages: [...before.messages, ...now.messages],
    reading: {
      values: [...before.reading.values, ...values.map((found) => ({ ...found, span: later(found.span) }))],
      excluded: [
        ...before.reading.excluded.filter((ruledOut) => !isWanted(ruledOut)),
        ...excluded.map((found) => ({ ...found, span: later(found.span) })),
      ],
      unread: [...before.reading.unread, ...unread.map(later)],
    },
  };
}
