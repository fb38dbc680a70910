import { EMPTY_SEARCH, listTags, type SearchState, createStateFromAssistant } from '@forecourt/search-core';
import { getParams, read } from '@forecourt/assistant';
import { describe, expect, test } from 'vitest';
import type { Explanation } from '../../lib/explanation.ts';
import { isBuyersPlace, getUnreadWords, getIgnoredExclusions, hasNoValues, getTagWords } from './explain.ts';

const now = new Date('2026-11-20T12:00:00Z');

function readSentence(sentence: string): { explanation: Explanation; state: SearchState } {
  const messages = [{ role: 'user' as const, content: sentence }];
  const reading = read(messages, { now });
  return {
    explanation: { messages, reading },
    state: createStateFromAssistant(getParams(reading), { originalQuery: sentence }),
  };
}

const getWordsByLabel = (sentence: string): Record<string, string | undefined> => {
  const { explanation, state } = readSentence(sentence);
  return Object.fromEntries(listTags(state.filters).map((tag) => [tag.label, getTagWords(tag, explanation)]));
};

describe('the source words of a tag', () => {
  test('returns words that differ from the label', () => {
    expect(getWordsByLabel('under £30k')).toEqual({ '£30,000': 'under £30k' });
  });

  test('returns nothing if the words equal the label', () => {
    expect(getWordsByLabel('BMW X5, diesel')).toEqual({ BMW: undefined, X5: undefined, Diesel: undefined });
  });

  test('returns the words for one of several values', () => {
    expect(getWordsByLabel('bwm or audi')).toEqual({ BMW: 'bwm', Audi: undefined });
  });

  test('returns nothing if the value has changed', () => {
    const { explanation } = readSentence('bmw under 30k from 2015 within 25 miles of leeds, low mileage, 5 seats');
    const changedTags = listTags({
      make: ['BMW'],
      maxPrice: 20_000,
      minYear: 2018,
      distance: 100,
      maxMileage: 90_000,
      seats: [7],
    });
    expect(changedTags.map((tag) => getTagWords(tag, explanation))).toEqual(changedTags.map(() => undefined));
  });

  test('returns the words for a distance that was rounded up', () => {
    expect(getWordsByLabel('within 30 miles of Leeds')).toEqual({ '50 miles': 'within 30 miles' });
  });

  test('returns nothing if there is no source or explanation', () => {
    const [tag] = listTags({ ...EMPTY_SEARCH.filters, make: ['Kia'] });
    expect(tag && getTagWords(tag, readSentence('BMW').explanation)).toBeUndefined();
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

test('returns exclusions that the search ignores', () => {
  const { explanation } = readSentence('a bmw, not red, not 3 doors');
  expect(getIgnoredExclusions(explanation, { make: ['BMW'], color: ['-Red'] })).toEqual(['not 3 doors']);
  expect(getIgnoredExclusions(explanation, { doors: [5] })).toEqual([]);
  expect(getIgnoredExclusions(undefined)).toEqual([]);
});

test('shows the words that excluded a value', () => {
  const { state, explanation } = readSentence('a bmw, I can’t stand red');
  const tag = listTags(state.filters).find(({ key }) => key === 'color');
  expect(tag?.label).toBe('Not red');
  expect(tag && getTagWords(tag, explanation)).toBe('can’t stand red');
});

test('counts the default postcode as the buyer’s only if the buyer typed it', () => {
  const usesBuyersPlace = (postcode: string | undefined, sentence?: string, defaultPostcode = 'EC1A1BB') =>
    isBuyersPlace(
      { ...EMPTY_SEARCH, filters: postcode === undefined ? {} : { postcode } },
      sentence === undefined ? undefined : readSentence(sentence).explanation,
      defaultPostcode,
    );
  expect(usesBuyersPlace('LS1')).toBe(true);
  expect(usesBuyersPlace('EC1A1BB')).toBe(false);
  expect(usesBuyersPlace('EC1A1BB', 'BMW')).toBe(false);
  expect(usesBuyersPlace('EC1A1BB', 'BMW near Leeds')).toBe(false);
  expect(usesBuyersPlace('EC1A1BB', 'BMW near EC1A 1BB')).toBe(true);
  expect(usesBuyersPlace('EC1A1BB', undefined, 'M11AE')).toBe(false);
  expect(usesBuyersPlace(undefined)).toBe(false);
});

test('distinguishes a query without values from a query that was not parsed', () => {
  expect(hasNoValues(readSentence('anything nice').explanation)).toBe(true);
  expect(hasNoValues(readSentence('BMW').explanation)).toBe(false);
  expect(hasNoValues(undefined)).toBe(false);
});
