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

const searchFor = (filters: Filters, more: Partial<SearchState> = {}): SearchState => ({
  ...EMPTY_SEARCH,
  ...more,
  filters: { postcode: DEFAULT_POSTCODE, ...filters },
});

/** Returns the search after the buyer has sent these messages. */
function refineWith(current: SearchState, ...typed: string[]): SearchState {
  const opening = createOpening(current.filters, places);
  const readParams = (messages: Parameters<typeof read>[0]) => getParams(read(messages, { now })) as AssistantParams;
  const wantedParams = readParams([...opening, ...typed.map((content) => ({ role: 'user' as const, content }))]);
  return applyRefinement(current, { wanted: wantedParams, opening: readParams(opening), typed }, places);
}

test('opens with the search and asks what to change', () => {
  expect(createOpening({ make: ['BMW'] }, places)).toEqual([
    { role: 'user', content: 'BMW', origin: 'opening' },
    { role: 'assistant', content: GREETING, origin: 'assistant' },
  ]);
  expect(createOpening({ sellerType: 'both' }, places)).toHaveLength(1);
});

test('assigns no topic to a bare ‘any’ after the greeting', () => {
  expect(refineWith(searchFor({ make: ['BMW'], model: ['X5'], color: ['Red'] }), 'any').filters).toMatchObject({
    make: ['BMW'],
    model: ['X5'],
    color: ['Red'],
  });
});

describe('the filters that the buyer mentions', () => {
  const current = searchFor({ make: ['BMW'], model: ['X5'], maxPrice: 30_000 });

  test.each<[string, Filters]>([
    ['diesel', { make: ['BMW'], model: ['X5'], maxPrice: 30_000, fuelType: ['Diesel'] }],
    ['under £20k', { make: ['BMW'], model: ['X5'], maxPrice: 20_000 }],
    ['price doesn’t matter', { make: ['BMW'], model: ['X5'] }],
    ['an Audi instead', { make: ['Audi'], maxPrice: 30_000 }],
    ['within 50 miles of Leeds', { make: ['BMW'], model: ['X5'], maxPrice: 30_000, distance: 50 }],
  ])('changes only the mentioned filters for ‘%s’', (words, want) => {
    const { postcode: _place, ...filters } = refineWith(current, words).filters;
    expect(filters).toEqual(want);
  });
});

describe('all other filters', () => {
  test('keeps the seller type and sort order but resets the page and open car', () => {
    const current = searchFor(
      { make: ['BMW'], sellerType: 'both' },
      { sort: 'price-asc', page: 3, car: 'key', originalQuery: 'BMW' },
    );
    expect(refineWith(current, 'diesel')).toEqual({
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
        const current = searchFor({ ...requestedFilters, postcode });
        expect(refineWith(current, 'Yes').filters).toEqual(current.filters);
      }),
    );
  });

  test('keeps values that the reader does not know', () => {
    const current = searchFor({ make: ['Trabant'], model: ['601'], color: ['Papyrus'], doors: [9] });
    expect(refineWith(current, 'under £5k').filters).toEqual({ ...current.filters, maxPrice: 5000 });
  });

  test('removes the old model when the make changes', () => {
    expect(refineWith(searchFor({ make: ['Trabant'], model: ['601'] }), 'a BMW').filters).toMatchObject({
      make: ['BMW'],
    });
    expect(refineWith(searchFor({ make: ['Trabant'], model: ['601'] }), 'a BMW').filters.model).toBeUndefined();
  });

  test('treats the opening as understood if the reader is unavailable', () => {
    const current = searchFor({ make: ['BMW'], sellerType: 'dealer' });
    const wantedParams = { make: 'BMW', fuel_type: 'Diesel' };
    expect(
      applyRefinement(current, { wanted: wantedParams, opening: undefined, typed: ['diesel'] }, places).filters,
    ).toEqual({
      ...current.filters,
      fuelType: ['Diesel'],
    });
  });
});

test('appends the conversation to the query up to the length limit', () => {
  expect(refineWith(searchFor({}), 'BMW', 'diesel').originalQuery).toBe('BMW; diesel');
  const longSearch = searchFor({}, { originalQuery: 'x'.repeat(299) });
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

  test('contains the words of both searches', () => {
    expect(getWords(mergeExplanations(explain('BMW'), explain('under £20k')))).toEqual(['BMW', 'under £20k']);
    expect(getWords(mergeExplanations(undefined, explain('under £20k')))).toEqual(['under £20k']);
  });

  test('drops exclusions of values that are wanted now', () => {
    expect(mergeExplanations(explain('BMW, not red'), explain('red')).reading.excluded).toEqual([]);
  });
});
