import {
  BODY_TYPES,
  COLOURS,
  DEFAULT_POSTCODE,
  DISTANCES,
  type Filters,
  FUEL_TYPES,
  stateFromAssistant,
  TRANSMISSIONS,
} from '@forecourt/search-core';
import { getParams, read } from '@forecourt/assistant';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sentenceOf } from './sentence-of.ts';

const now = new Date('2026-11-20T12:00:00Z');
const places = { defaultPostcode: DEFAULT_POSTCODE };

/** The filters that the reader finds in the words for some. */
function readAgain(filters: Filters): { filters: Filters; unread: string[] } {
  const content = sentenceOf(filters, places);
  const reading = read([{ role: 'user', content }], { now });
  return {
    filters: stateFromAssistant(getParams(reading), { originalQuery: '' }).filters,
    unread: reading.unread.map(({ start, end }) => content.slice(start, end)),
  };
}

/** The order of several values means nothing. */
const textOf = (filters: Filters) =>
  Object.entries(filters)
    .map(([key, value]) => `${key}: ${[value].flat().map(String).toSorted().join()}`)
    .toSorted()
    .join('; ');

/** What is read of the words for some filters, where that is something else. */
function misreadingOf(filters: Filters) {
  const again = readAgain(filters);
  const isSame = textOf(again.filters) === textOf({ postcode: DEFAULT_POSTCODE, ...filters });
  return isSame && again.unread.length === 0 ? [] : [{ words: sentenceOf(filters, places), ...again }];
}

describe('the words for some filters', () => {
  test.each<[Filters, string]>([
    [{ make: ['BMW'], model: ['X5', 'X3'], postcode: DEFAULT_POSTCODE }, 'BMW X5 or X3'],
    [{ minPrice: 5000, maxPrice: 30_000 }, 'between £5,000 and £30,000'],
    [{ postcode: 'M202WX', distance: 50 }, 'within 50 miles of M20 2WX'],
    [{ postcode: 'LS1', distance: 'national' }, 'near LS1, anywhere in the UK'],
    [{ maxMileage: 40_000, color: ['Red', 'Blue'] }, 'up to 40,000 miles on the clock, Red or Blue'],
    [{ minYear: 2018, doors: [3, 5], excludeWriteoff: true }, 'built in 2018 or later, 3 or 5 doors, no write-offs'],
  ])('%j', (filters, words) => {
    expect(sentenceOf(filters, places)).toBe(words);
  });

  test('name no place that is nobody’s, and not who sells', () => {
    expect(sentenceOf({ postcode: DEFAULT_POSTCODE, sellerType: 'dealer' }, places)).toBe('');
    expect(sentenceOf({}, places)).toBe('');
  });
});

describe('read again they are the same filters', () => {
  interface Family {
    make: string;
    family: string;
  }
  const families = JSON.parse(
    readFileSync(new URL('../../../../../data/families.json', import.meta.url), 'utf8'),
  ) as Family[];
  // In these names are words that mean something else as well: the conversation keeps what its opening cannot say.
  const ambiguous = new Set(['MINI Hatch', 'MINI Convertible']);
  // Not those that are words themselves, such as Morgan, Smart and SEAT.
  const makes = [
    'Audi',
    'BMW',
    'Ford',
    'Kia',
    'Land Rover',
    'Mercedes-Benz',
    'Nissan',
    'Peugeot',
    'Tesla',
    'Volkswagen',
  ];

  test('every family of every make', () => {
    const clear = families.filter(({ make, family }) => !ambiguous.has(`${make} ${family}`));
    expect(clear.flatMap(({ make, family }) => misreadingOf({ make: [make], model: [family] }))).toEqual([]);
  });

  test('whatever else is asked for', () => {
    const some = <T>(values: readonly T[]) =>
      fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
    const range = (min: keyof Filters, max: keyof Filters, figure: fc.Arbitrary<number>) =>
      fc.tuple(figure, figure, fc.constantFrom('min', 'max', 'both')).map(([a, b, which]): Filters => ({
        ...(which !== 'max' && { [min]: Math.min(a, b) }),
        ...(which !== 'min' && { [max]: Math.max(a, b) }),
      }));
    const figure = fc.integer({ min: 20, max: 4_000 }).map((fifties) => fifties * 50);
    const part = fc.oneof(
      some(makes).map((make): Filters => ({ make })),
      fc.constantFrom<Filters>({ postcode: 'LS16AB' }, { postcode: 'M20' }, { excludeWriteoff: true }),
      fc.constantFrom(...DISTANCES).map((distance): Filters => ({ distance })),
      range('minPrice', 'maxPrice', figure),
      range('minYear', 'maxYear', fc.integer({ min: 2001, max: 2026 })),
      range('minMileage', 'maxMileage', figure),
      some(FUEL_TYPES).map((fuelType): Filters => ({ fuelType })),
      some(TRANSMISSIONS).map((transmission): Filters => ({ transmission })),
      some(BODY_TYPES).map((bodyType): Filters => ({ bodyType })),
      some(COLOURS).map((color): Filters => ({ color })),
      some([2, 3, 4, 5]).map((doors): Filters => ({ doors })),
      some([2, 4, 5, 6, 7, 8, 9]).map((seats): Filters => ({ seats })),
    );
    // One part a subject.
    const parts = fc.uniqueArray(part, {
      maxLength: 9,
      selector: (one) => Object.keys(one)[0]?.replace(/^(min|max)/, ''),
    });
    fc.assert(
      fc.property(parts, (all) => {
        expect(misreadingOf(Object.assign({}, ...all) as Filters)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
