import { expect, test } from 'vitest';
import { correctSpelling, computeEditDistance, isKnown } from './spelling.ts';

test.each([
  ['same', 'same', 0],
  ['wite', 'white', 1],
  ['sivler', 'silver', 1],
  ['volkwagn', 'volkswagen', 2],
  ['abcdefgh', 'zyxwvuts', 3],
])('counts the edits between %s and %s up to a limit of 2: %i', (a, b, distance) => {
  expect(computeEditDistance(a, b, 2)).toBe(distance);
});

test.each([
  ['toyotta', 'toyota'],
  ['auid', 'audi'],
  ['convertable', 'convertible'],
  ['boxter', 'boxster'],
  ['qashqui', 'qashqai'],
  ['renolt', 'renault'],
  ['otomatic', 'automatic'],
  ['karock', 'karoq'],
  ['feasta', 'fiesta'],
])('corrects %s to %s', (word, correction) => {
  expect(correctSpelling(word)).toBe(correction);
});

test.each([
  'goat',
  'form',
  'pound',
  'clear',
  'fast',
  'great',
  'pool',
  'steel',
  'lovely',
  'expert',
  'press',
  'beans',
  'process',
  'alive',
])('does not correct the ordinary word %s', (word) => {
  expect(correctSpelling(word)).toBeUndefined();
});

test('recognises regular inflections of known words', () => {
  expect(['parking', 'wanted', 'bigger', 'nicely'].filter((word) => !isKnown(word))).toEqual([]);
});
