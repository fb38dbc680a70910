import { expect, test } from 'vitest';
import { chooseRadius, RADII } from './radii.ts';

const choose = (...counts: number[]) => chooseRadius(new Map(RADII.map((radius, at) => [radius, counts[at] ?? 0])));

test('chooses the smallest radius with 10 cars, or with any, or the whole UK', () => {
  expect(choose(10, 40, 60, 80, 900)).toBe(25);
  expect(choose(9, 9, 12, 80, 900)).toBe(100);
  expect(choose(0, 2, 5, 9, 900)).toBe(50);
  expect(choose(0, 0, 0, 0, 900)).toBe('national');
  expect(choose(0, 0, 0, 0, 0)).toBe('national');
});
