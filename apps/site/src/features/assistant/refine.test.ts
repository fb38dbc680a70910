import {
  type AssistantParams,
  DEFAULT_POSTCODE,
  DISTANCES,
  EMPTY_SEARCH,
  type Filters,
  MAX_ORIGINAL_QUERY,
  type SearchState,
} from '@forecourt/search-core';
import { getParams, read } from '@forecourt/assistant';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Explanation } from '../../lib/explanation.ts';
import { mergeExplanations, GREETING, createOpening, applyRefinement } from './refine.ts';

const now = new Date('2026-11-20T12:00:00Z');
const places = { defaultPostcode: DEFAULT_POSTCODE };

const createSearch = (filters: Filters, overrides: Partial<SearchState> = {}): SearchState => ({
  ...EMPTY_SEARCH,
  ...overrides,
  filters: { postcode: DEFAULT_POSTCODE, ...filters },
});

/** Returns the search after the buyer has sent these messages. */
function refineWith(currentState: SearchState, ...typedTexts: string[]): SearchState {
  const opening = createOpening(currentState.filters, places);
  const readParams = (messages: Parameters<typeof read>[0]) => getParams(read(messages, { now })) as AssistantParams;
  const wantedParams = readParams([...opening, ...typedTexts.map((content) => ({ role: 'user' as const, content }))]);
  return applyRefinement(
    currentState,
    { params: wantedParams, openingParams: readParams(opening), typedTexts },
    places,
  );
}

test('opens with the search and asks what to change', () => {
  expect(createOpening({ make: ['BMW'] }, places)).toEqual([
    { role: 'user', content: 'BMW', origin: 'opening' },
    { role: 'assistant', content: GREETING, origin: 'assistant' },
  ]);
  expect(createOpening({ sellerType: 'both' }, places)).toHaveLength(1);
});

test('assigns no topic to a bare ‘any’ after the greeting', () => {
  expect(refineWith(createSearch({ make: ['BMW'], model: ['X5'], color: ['Red'] }), 'any').filters).toMatchObject({
    make: ['BMW'],
    model: ['X5'],
    color: ['Red'],
  });
});

describe('the filters that the buyer mentions', () => {
  const currentState = createSearch({ make: ['BMW'], model: ['X5'], maxPrice: 30_000 });

  test.each<[string, Filters]>([
    ['diesel', { make: ['BMW'], model: ['X5'], maxPrice: 30_000, fuelType: ['Diesel'] }],
    ['under £20k', { make: ['BMW'], model: ['X5'], maxPrice: 20_000 }],
    ['price doesn’t matter', { make: ['BMW'], model: ['X5'] }],
    ['an Audi instead', { make: ['Audi'], maxPrice: 30_000 }],
    ['within 50 miles of Leeds', { make: ['BMW'], model: ['X5'], maxPrice: 30_000, distance: 50 }],
  ])('changes only the mentioned filters for ‘%s’', (words, want) => {
    const { postcode: _place, ...filters } = refineWith(currentState, words).filters;
    expect(filters).toEqual(want);
  });
});

describe('all other filters', () => {
  test('keeps the seller type and sort order but resets the page and open car', () => {
    const currentState = createSearch(
      { make: ['BMW'], sellerType: 'both' },
      { sort: 'price-asc', page: 3, car: 'key', originalQuery: 'BMW' },
    );
    expect(refineWith(currentState, 'diesel')).toEqual({
      filters: { postcode: DEFAULT_POSTCODE, make: ['BMW'], fuelType: ['Diesel'], sellerType: 'both' },
      sort: 'price-asc',
      page: 1,
      originalQuery: 'BMW; diesel',
    });
  });

  test('keeps every filter if the buyer asks for no change', () => {
    const text = fc.constantFrom(
      'BMW',
      'Audi',
      'X5',
      '3 Series',
      'SEAT',
      'Trabant',
      'red',
      'not a diesel',
      '😀',
      'سيارة',
      '100',
    );
    const texts = fc.uniqueArray(text, { minLength: 1, maxLength: 3 });
    const number = fc.integer({ min: 1, max: 300_000 });
    const filters = fc.record<Filters>(
      {
        make: texts,
        model: texts,
        color: texts,
        fuelType: texts,
        doors: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
        seats: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 3 }),
        minPrice: number,
        maxPrice: number,
        minMileage: number,
        maxYear: fc.integer({ min: 1900, max: 2100 }),
        distance: fc.constantFrom(...DISTANCES),
        excludeWriteoff: fc.constant(true),
        sellerType: fc.constantFrom('dealer', 'both'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, fc.constantFrom(DEFAULT_POSTCODE, 'LS1', 'ZZ999ZZ'), (requestedFilters, postcode) => {
        const currentState = createSearch({ ...requestedFilters, postcode });
        expect(refineWith(currentState, 'Yes').filters).toEqual(currentState.filters);
      }),
    );
  });

  test('keeps values that the reader does not know', () => {
    const currentState = createSearch({ make: ['Trabant'], model: ['601'], color: ['Papyrus'], doors: [9] });
    expect(refineWith(currentState, 'under £5k').filters).toEqual({ ...currentState.filters, maxPrice: 5000 });
  });

  test('removes the old model when the make changes', () => {
    expect(refineWith(createSearch({ make: ['Trabant'], model: ['601'] }), 'a BMW').filters).toMatchObject({
      make: ['BMW'],
    });
    expect(refineWith(createSearch({ make: ['Trabant'], model: ['601'] }), 'a BMW').filters.model).toBeUndefined();
  });

  test('treats the opening as understood if the reader is unavailable', () => {
    const currentState = createSearch({ make: ['BMW'], sellerType: 'dealer' });
    const wantedParams = { make: 'BMW', fuel_type: 'Diesel' };
    expect(
      applyRefinement(currentState, { params: wantedParams, openingParams: undefined, typedTexts: ['diesel'] }, places)
        .filters,
    ).toEqual({
      ...currentState.filters,
      fuelType: ['Diesel'],
    });
  });
});

test('appends the conversation to the query up to the length limit', () => {
  expect(refineWith(createSearch({}), 'BMW', 'diesel').originalQuery).toBe('BMW; diesel');
  const longSearch = createSearch({}, { originalQuery: 'x'.repeat(299) });
  expect(refineWith(longSearch, 'diesel').originalQuery?.length).toBeLessThanOrEqual(MAX_ORIGINAL_QUERY);
});

describe('the explanation of a changed search', () => {
  const explain = (content: string): Explanation => {
    const messages = [{ role: 'user' as const, content }];
    return { messages, reading: read(messages, { now }) };
  };
  const getWords = ({ messages, reading }: Explanation) =>
    [...reading.values, ...reading.excluded].map(({ span }) =>
      messages[span.message]?.content.slice(span.start, span.end),
    );

  test('contains the words from both searches', () => {
    expect(getWords(mergeExplanations(explain('BMW'), explain('under £20k')))).toEqual(['BMW', 'under £20k']);
    expect(getWords(mergeExplanations(undefined, explain('under £20k')))).toEqual(['under £20k']);
  });

  test('drops exclusions of values that are wanted now', () => {
    expect(mergeExplanations(explain('BMW, not red'), explain('red')).reading.excluded).toEqual([]);
  });
});
