import { EMPTY_SEARCH, searchTags, type SearchState, stateFromAssistant } from '@forecourt/search-core';
import { getParams, read } from '@forecourt/assistant';
import { describe, expect, test } from 'vitest';
import type { Explanation } from '../../lib/explanation.ts';
import { isPlaceOfBuyer, leftOutWords, ruledOutWords, saysNothing, wordsOfTag } from './explain.ts';

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
  return Object.fromEntries(searchTags(state.filters).map((tag) => [tag.label, wordsOfTag(tag, explanation)]));
};

describe('the words that a tag came from', () => {
  test('are shown where they say more than the label', () => {
    expect(wordsByLabel('under £30k')).toEqual({ '£30,000': 'under £30k' });
  });

  test('are no news where the label says the same', () => {
    expect(wordsByLabel('BMW X5, diesel')).toEqual({ BMW: undefined, X5: undefined, Diesel: undefined });
  });

  test('belong to one value of several', () => {
    expect(wordsByLabel('bwm or audi')).toEqual({ BMW: 'bwm', Audi: undefined });
  });

  test('are absent for a tag of another value than theirs', () => {
    const { explanation } = explained('bmw under 30k from 2015 within 25 miles of leeds, low mileage, 5 seats');
    const changed = searchTags({
      make: ['BMW'],
      maxPrice: 20_000,
      minYear: 2018,
      distance: 100,
      maxMileage: 90_000,
      seats: [7],
    });
    expect(changed.map((tag) => wordsOfTag(tag, explanation))).toEqual(changed.map(() => undefined));
  });

  test('are those of a distance that was snapped', () => {
    expect(wordsByLabel('within 30 miles of Leeds')).toEqual({ '50 miles': 'within 30 miles' });
  });

  test('are absent for a tag that no word made, and without an explanation', () => {
    const [tag] = searchTags({ ...EMPTY_SEARCH.filters, make: ['Kia'] });
    expect(tag && wordsOfTag(tag, explained('BMW').explanation)).toBeUndefined();
    expect(tag && wordsOfTag(tag, undefined)).toBeUndefined();
  });
});

test('words that were not understood are named', () => {
  const messages = [{ role: 'user' as const, content: 'BMW, smells nice' }];
  const unread = [{ message: 0, start: 4, end: 16 }];
  expect(leftOutWords({ messages, reading: { values: [], excluded: [], unread } })).toEqual(['smells nice']);
  expect(leftOutWords({ messages: [], reading: { values: [], excluded: [], unread } })).toEqual([]);
  expect(leftOutWords(undefined)).toEqual([]);
});

test('what no filter can rule out is named', () => {
  expect(ruledOutWords(explained('BMW, not red').explanation).join(' ')).toContain('red');
  expect(ruledOutWords(undefined)).toEqual([]);
});

test('what a filter decides is not named as ruled out', () => {
  const { explanation } = explained('not a red bmw, no diesel');
  expect(ruledOutWords(explanation, { make: ['BMW'] })).toEqual(['not a red', 'no diesel']);
  expect(ruledOutWords(explanation, { make: ['BMW'], fuelType: ['Diesel'] })).toEqual(['not a red']);
  expect(ruledOutWords(explanation, { fuelType: ['Petrol'], color: ['Blue'] })).toEqual([]);
});

test('the default place is nobody’s', () => {
  const at = (postcode: string | undefined, sentence?: string) =>
    isPlaceOfBuyer(
      { ...EMPTY_SEARCH, filters: postcode === undefined ? {} : { postcode } },
      sentence === undefined ? undefined : explained(sentence).explanation,
      'EC1A1BB',
    );
  expect(at('LS1')).toBe(true);
  expect(at('EC1A1BB')).toBe(false);
  expect(at('EC1A1BB', 'BMW')).toBe(false);
  expect(at('EC1A1BB', 'BMW near Leeds')).toBe(true);
  expect(at(undefined)).toBe(false);
});

test('words of which none can be searched for are told from those that were never read', () => {
  expect(saysNothing(explained('anything nice').explanation)).toBe(true);
  expect(saysNothing(explained('BMW').explanation)).toBe(false);
  expect(saysNothing(undefined)).toBe(false);
});
