import {
  FILTERS,
  type FilterKey,
  type FilterRow,
  type Filters,
  type SearchState,
  createStateFromAssistant,
  withFilters,
} from '@forecourt/search-core';
import type { Exclusion, Span } from '@forecourt/assistant';
import type { Explanation } from '../../lib/explanation.ts';
import type { Opening } from './conversation.ts';
import { describeFilters } from './describe-filters.ts';

// Avoids 'What changes would you like to make …?', because the reader would take that for a question about the make.
export const GREETING = 'What would you like to change about your search criteria?';

export interface Places {
  defaultPostcode: string;
}

/** Opens a conversation with the current search, so that the buyer does not have to repeat it. */
export function createOpening(filters: Filters, places: Places): Opening {
  const sentence = describeFilters(filters, places);
  return [
    ...(sentence === '' ? [] : [{ role: 'user', content: sentence, origin: 'opening' } as const]),
    { role: 'assistant', content: GREETING, origin: 'assistant' },
  ];
}

interface Refinement {
  /** The search that was extracted from the whole conversation. */
  wanted: Parameters<typeof createStateFromAssistant>[0];
  /** The search that was extracted from the opening only. If `undefined`, the opening counts as understood. */
  opening: Parameters<typeof createStateFromAssistant>[0] | undefined;
  typed: readonly string[];
}

/**
 * Applies the changes of a conversation to the search. The seller type, the sort order and values that the opening
 * cannot express do not change.
 */
export function applyRefinement(
  current: SearchState,
  { wanted, opening, typed }: Refinement,
  places: Places,
): SearchState {
  const originalQuery = [current.originalQuery, ...typed].filter((words) => words !== undefined).join('; ');
  const next = createStateFromAssistant(wanted, { originalQuery, ...places });
  const before = opening
    ? createStateFromAssistant(opening, { originalQuery: '', ...places }).filters
    : pickAssistantFilters(current.filters);
  const words = next.originalQuery === undefined ? {} : { originalQuery: next.originalQuery };
  return { ...withFilters(current, mergeChangedFilters(current.filters, before, next.filters)), ...words };
}

/**
 * Groups whose filters change together. For example, a new make removes the old model, and a new bound replaces both
 * bounds.
 */
const GROUPS_CHANGED_AS_ONE: ReadonlySet<string> = new Set(['vehicle', 'price', 'year', 'mileage']);

/** Returns the filters that an assistant can set. */
const pickAssistantFilters = (filters: Filters): Filters =>
  Object.fromEntries(FILTERS.flatMap(({ key, aiKey }) => (aiKey && filters[key] ? [[key, filters[key]]] : [])));

const getGroupOrKey = ({ group, key }: FilterRow): string => (GROUPS_CHANGED_AS_ONE.has(group) ? group : key);

function mergeChangedFilters(current: Filters, before: Filters, next: Filters): Filters {
  const isChanged = ({ key }: FilterRow) => toComparable(next[key]) !== toComparable(before[key]);
  const changedGroupsAndKeys = new Set(FILTERS.filter(isChanged).map(getGroupOrKey));
  const entries = FILTERS.map(
    (row) => [row.key, (changedGroupsAndKeys.has(getGroupOrKey(row)) ? next : current)[row.key]] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Returns the value as text that does not depend on the order of list items. */
const toComparable = (value: Filters[FilterKey]): string =>
  Array.isArray(value) ? value.map(String).toSorted().join() : String(value);

/** Joins the explanations of the previous search and of the conversation. */
export function mergeExplanations(before: Explanation | undefined, now: Explanation): Explanation {
  if (!before) return now;
  const shiftSpan = (span: Span): Span => ({ ...span, message: span.message + before.messages.length });
  const { values, excluded, unread } = now.reading;
  const isWanted = ({ key, value }: Exclusion) => values.some((one) => one.key === key && one.value === value);
  return {
    messages: [...before.messages, ...now.messages],
    reading: {
      values: [...before.reading.values, ...values.map((found) => ({ ...found, span: shiftSpan(found.span) }))],
      excluded: [
        ...before.reading.excluded.filter((ruledOut) => !isWanted(ruledOut)),
        ...excluded.map((found) => ({ ...found, span: shiftSpan(found.span) })),
      ],
      unread: [...before.reading.unread, ...unread.map(shiftSpan)],
    },
  };
}
