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
  params: Parameters<typeof createStateFromAssistant>[0];
  /** The search that was extracted from the opening alone. If `undefined`, the current filters replace it. */
  openingParams: Parameters<typeof createStateFromAssistant>[0] | undefined;
  typedTexts: readonly string[];
}

/** Keeps the seller type, the sort order and values that the opening cannot express. */
export function applyRefinement(
  currentState: SearchState,
  { params, openingParams, typedTexts }: Refinement,
  places: Places,
): SearchState {
  const originalQuery = [currentState.originalQuery, ...typedTexts].filter((words) => words !== undefined).join('; ');
  const nextState = createStateFromAssistant(params, { originalQuery, ...places });
  const filtersBefore = openingParams
    ? createStateFromAssistant(openingParams, { originalQuery: '', ...places }).filters
    : pickAssistantFilters(currentState.filters);
  const query = nextState.originalQuery === undefined ? {} : { originalQuery: nextState.originalQuery };
  return {
    ...withFilters(currentState, mergeChangedFilters(currentState.filters, filtersBefore, nextState.filters)),
    ...query,
  };
}

/** For example, a new make removes the old model, and a new bound replaces both bounds. */
const GROUPS_CHANGED_AS_ONE: ReadonlySet<string> = new Set(['vehicle', 'price', 'year', 'mileage']);

/** Returns the filters that an assistant can set. */
const pickAssistantFilters = (filters: Filters): Filters =>
  Object.fromEntries(FILTERS.flatMap(({ key, aiKey }) => (aiKey && filters[key] ? [[key, filters[key]]] : [])));

const getGroupOrKey = ({ group, key }: FilterRow): string => (GROUPS_CHANGED_AS_ONE.has(group) ? group : key);

function mergeChangedFilters(currentFilters: Filters, filtersBefore: Filters, nextFilters: Filters): Filters {
  const isChanged = ({ key }: FilterRow) => toComparable(nextFilters[key]) !== toComparable(filtersBefore[key]);
  const changedGroupsAndKeys = new Set(FILTERS.filter(isChanged).map(getGroupOrKey));
  const entries = FILTERS.map(
    (row) => [row.key, (changedGroupsAndKeys.has(getGroupOrKey(row)) ? nextFilters : currentFilters)[row.key]] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Returns the value as text that does not depend on the order of list items. */
const toComparable = (value: Filters[FilterKey]): string =>
  Array.isArray(value) ? value.map(String).toSorted().join() : String(value);

/**
 * Joins the explanations of the previous search and of the conversation, without earlier exclusions of values that are
 * wanted now.
 */
export function mergeExplanations(previous: Explanation | undefined, added: Explanation): Explanation {
  if (!previous) return added;
  const shiftSpan = (span: Span): Span => ({ ...span, message: span.message + previous.messages.length });
  const { values, excluded, unread } = added.reading;
  const isWanted = ({ key, value }: Exclusion) =>
    values.some((finding) => finding.key === key && finding.value === value);
  return {
    messages: [...previous.messages, ...added.messages],
    reading: {
      values: [...previous.reading.values, ...values.map((found) => ({ ...found, span: shiftSpan(found.span) }))],
      excluded: [
        ...previous.reading.excluded.filter((exclusion) => !isWanted(exclusion)),
        ...excluded.map((found) => ({ ...found, span: shiftSpan(found.span) })),
      ],
      unread: [...previous.reading.unread, ...unread.map(shiftSpan)],
    },
  };
}
