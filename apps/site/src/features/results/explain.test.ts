import { EMPTY_SEARCH, searchTags, type SearchState, stateFromAssistant } from '@forecourt/search-core';
import { getParams, read } from '@forecourt/assistant';
import { describe, expect, test } from 'vitest';
import type { Explanation } from '../../lib/explanation.ts';
import { isBuyersPlace, getUnreadWords, getExcludedWords, hasNoValues, getTagWords } from './explain.ts';

const now = new Date('2026-11-20T12:00:00Z');

function explained(sentence: string): { explanation: Explanation; state: SearchState } {
  const messages = [{ role: 'user' as const, content: sentence }];
  const reading = read(messages, { now });
  return {
    explanation: { messages, reading },
    state: stateFromAssistant(getParams(reading), { originalQuery: sentence }),
  };
}

const wordsByLabel = (sentence: string): Record<string, string | undefined> => {
  const { explanation, state } = explained(sentence);
  return Object.fromEntries(searchTags(state.filters).map((tag) => [tag.label, getTagWords(tag, explanation)]));
};

describe('source words of a tag', () => {
  test('are returned if they differ from the label', () => {
    expect(wordsByLabel('under £30k')).toEqual({ '£30,000': 'under £30k' });
  });

  test('are omitted if they equal the label', () => {
    expect(wordsByLabel('BMW X5, diesel')).toEqual({ BMW: undefined, X5: undefined, Diesel: undefined });
  });

  test('belong to one of several values', () => {
    expect(wordsByLabel('bwm or audi')).toEqual({ BMW: 'bwm', Audi: undefined });
  });

  test('are omitted if the value has changed', () => {
    const { explanation } = explained('bmw under 30k from 2015 within 25 miles of leeds, low mileage, 5 seats');
    const changed = searchTags({
      make: ['BMW'],
      maxPrice: 20_000,
      minYear: 2018,
      distance: 100,
      maxMileage: 90_000,
      seats: [7],
    });
    expect(changed.map((tag) => getTagWords(tag, explanation))).toEqual(changed.map(() => undefined));
  });

  test('are returned for a snapped distance', () => {
    expect(wordsByLabel('within 30 miles of Leeds')).toEqual({ '50 miles': 'within 30 miles' });
  });

  test('are omitted without a source or an explanation', () => {
    const [tag] = searchTags({ ...EMPTY_SEARCH.filters, make: ['Kia'] });
    expect(tag && getTagWords(tag, explained('BMW').explanation)).toBeUndefined();
    expect(tag && getTagWords(tag, undefined)).toBeUndefined();
  });
});

test('returns unrecognised words', () => {
  const messages = [{ role: 'user' as const, content: 'BMW, smells nice' }];
  const unread = [{ message: 0, start: 4, end: 16 }];
  expect(getUnreadWords({ messages, reading: { values: [], excluded: [], unread } })).toEqual(['smells nice']);
  expect(getUnreadWords({ messages: [], reading: { values: [], excluded: [], unread } })).toEqual([]);
  expect(getUnreadWords(undefined)).toEqual([]);
});

test('returns exclusions', () => {
  expect(getExcludedWords(explained('BMW, not red').explanation).join(' ')).toContain('red');
  expect(getExcludedWords(undefined)).toEqual([]);
});

test('omits exclusions if a filter of that kind is set', () => {
  const { explanation } = explained('not a red bmw, no diesel');
  expect(getExcludedWords(explanation, { make: ['BMW'] })).toEqual(['not a red', 'no diesel']);
  expect(getExcludedWords(explanation, { make: ['BMW'], fuelType: ['Diesel'] })).toEqual(['not a red']);
  expect(getExcludedWords(explanation, { fuelType: ['Petrol'], color: ['Blue'] })).toEqual([]);
});

test('does not count the default postcode as the buyer’s', () => {
  const at = (postcode: string | undefined, sentence?: string, defaultPostcode = 'EC1A1BB') =>
    isBuyersPlace(
      { ...EMPTY_SEARCH, filters: postcode === undefined ? {} : { postcode } },
      sentence === undefined ? undefined : explained(sentence).explanation,
      defaultPostcode,
    );
  expect(at('LS1')).toBe(true);
  expect(at('EC1A1BB')).toBe(false);
  expect(at('EC1A1BB', 'BMW')).toBe(false);
  expect(at('EC1A1BB', 'BMW near Leeds')).toBe(false);
  expect(at('EC1A1BB', 'BMW near EC1A 1BB')).toBe(true);
  expect(at('EC1A1BB', undefined, 'M11AE')).toBe(false);
  expect(at(undefined)).toBe(false);
});

test('distinguishes a query without values from one that was not parsed', () => {
  expect(hasNoValues(explained('anything nice').explanation)).toBe(true);
  expect(hasNoValues(explained('BMW').explanation)).toBe(false);
  expect(hasNoValues(undefined)).toBe(false);
});
