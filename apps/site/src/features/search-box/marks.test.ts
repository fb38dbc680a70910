import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markSentence } from './marks.ts';

const now = new Date('2026-11-20T12:00:00Z');
const markText = (text: string) =>
  markSentence(text, now).map(({ start, end, label, isLeftOut }) => [
    text.slice(start, end),
    label,
    isLeftOut ?? false,
  ]);

test('marks the home page’s example as the page shows it', () => {
  expect(markText('BMW X5 under £30k near London')).toEqual([
    ['BMW X5', 'make, model', false],
    ['under £30k', 'maximum price', false],
    ['near London', 'where', false],
  ]);
});

test('labels a model that implies its make as make and model', () => {
  expect(markText('Golf diesel')).toEqual([
    ['Golf', 'make, model', false],
    ['diesel', 'fuel', false],
  ]);
});

test('joins a make and its model across a line break', () => {
  expect(markText('BMW\nX5')).toEqual([['BMW\nX5', 'make, model', false]]);
});

test('marks exclusions with their filter and unrecognised words as ignored', () => {
  expect(markText('BMW, not red, smells nice')).toEqual([
    ['BMW', 'make', false],
    ['not red', 'colour', false],
    ['smells nice', 'left out', true],
  ]);
});

test('marks several exclusions of one filter in a long sentence', () => {
  const sentence = 'family SUV under £15k within 40 miles of Leeds, automatic, low mileage, not red or yellow';
  expect(markText(sentence).slice(-2)).toEqual([
    ['not red', 'colour', false],
    ['yellow', 'colour', false],
  ]);
});

test('marks exclusions that match no filter as ignored', () => {
  expect(markText('BMW, not 5 doors')).toEqual([
    ['BMW', 'make', false],
    ['not 5 doors', 'no filter for this', true],
  ]);
});

test('marks nothing in empty text', () => {
  expect(markText('')).toEqual([]);
});

test('returns ordered marks that never overlap for any text', () => {
  const words = fc.constantFrom(
    'BMW',
    'X5',
    'golf',
    'not',
    'red',
    'under',
    '£30k',
    '2019',
    'near',
    'Leeds',
    ',',
    'or',
    '😀',
    'smells nice',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(words).map((list) => list.join(' ')),
      ),
      (text) => {
        let from = 0;
        for (const { start, end } of markSentence(text, now)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          from = end;
        }
      },
    ),
  );
});
