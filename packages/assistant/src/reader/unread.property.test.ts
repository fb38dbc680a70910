import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { now, readParams, createTurns } from '../../test/reading.ts';
import { read } from './read.ts';
import { QUALITIES } from './lexicon/qualities.ts';

const getUnreadWords = (query: string): string =>
  read(createTurns(query), { now })
    .unread.map(({ start, end }) => query.slice(start, end))
    .join(' | ')
    .toLowerCase();

const qualityArbitrary = fc.constantFrom(...QUALITIES);
const filtersArbitrary = fc.constantFrom(
  'automatic',
  'petrol, under £9,000',
  'red, 5 doors',
  'near Leeds',
  'from 2018 on',
);

/** Wishes that no filter covers, and the words that must be reported. */
const WISHES: readonly [wish: string, words: string][] = [
  ['with a sunroof', 'sunroof'],
  ['with heated seats', 'heated seats'],
  ['with cruise control', 'cruise control'],
  ['with a tow bar', 'tow bar'],
  ['cheap to run', 'cheap to run'],
  ['cheap to insure', 'cheap to insure'],
  ['with low tax', 'low tax'],
  ['under £200 a month', '£200 a month'],
  ['over 60 mpg', '60 mpg'],
  ['at least 150 bhp', '150 bhp'],
  ['insurance group 10', 'insurance group'],
  ['with a full service history', 'service history'],
  ['one owner', 'one owner'],
  ['with a long MOT', 'long mot'],
  ['on finance', 'on finance'],
  ['M Sport', 'm sport'],
  ['four wheel drive', 'four wheel drive'],
  ['with sliding doors', 'sliding doors'],
  ['with a big boot', 'big boot'],
  ['with isofix', 'isofix'],
  // `UNSEARCHABLE_PHRASES` does not contain these wishes.
  ['with a decent stereo', 'stereo'],
  ['nothing too showy', 'showy'],
  ['nothing plasticky', 'plasticky'],
  ['must turn heads', 'turn heads'],
  ['it has to look smart for clients', 'smart for clients'],
  ['ideally with a featherweight clutch', 'featherweight clutch'],
  ['not too wide', 'wide'],
  ['no rattles', 'rattles'],
  ['needs to tow a horsebox', 'tow a horsebox'],
  ['should fit a double bass', 'double bass'],
  ['plenty of legroom', 'legroom'],
  ["something my mates won't laugh at", 'laugh'],
  ["I can't stand a harsh ride", 'harsh'],
  ['for towing', 'towing'],
];

describe('wishes that no filter covers', () => {
  test('reports qualities of the car as unread', () => {
    fc.assert(
      fc.property(
        qualityArbitrary,
        qualityArbitrary,
        filtersArbitrary,
        fc.constantFrom(
          (a: string, b: string) => `something ${a} and ${b}`,
          (a: string, b: string) => `a ${a}, ${b} car`,
          (a: string, b: string) => `it must be ${a} or ${b}`,
          (a: string) => `a ${a} runabout for town`,
        ),
        (a, b, other, write) => {
          const query = `${write(a, b)}, ${other}`;
          expect(getUnreadWords(query), query).toContain(a);
          if (write(a, b).includes(b)) expect(getUnreadWords(query), query).toContain(b);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('reports equipment, running costs and other wishes as unread', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WISHES), filtersArbitrary, ([wish, words], other) => {
        const query = `Golf ${wish}, ${other}`;
        expect(getUnreadWords(query), query).toContain(words);
      }),
      { numRuns: 500 },
    );
  });

  test('keeps the values next to an unread wish', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WISHES), qualityArbitrary, ([wish], a) => {
        expect(readParams(`a ${a} Golf ${wish}`)).toMatchObject({ make: 'Volkswagen', model: 'Golf' });
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  'a Focus for my little boy',
  'we have a big dog, so an estate',
  'quick question: a Focus please',
  'my house is small. Focus',
])('does not report a quality of something else: %s', (query) =>
  expect(getUnreadWords(query)).not.toMatch(/little|big|quick|small/u),
);

test.each([
  'Hi there, a Focus please, thanks in advance',
  'Looking for a Golf, any help would be great',
  'My wife needs a Polo for work',
  'we would like to buy a used Fiesta today if possible',
  'Hello mate, I just want something like a Fiesta',
  'Do you have a petrol engine Astra? Cheers',
  'ideally an automatic, but honestly whatever',
])('reports no word of a sentence without other wishes as unread: %s', (query) =>
  expect(getUnreadWords(query)).toBe(''),
);
