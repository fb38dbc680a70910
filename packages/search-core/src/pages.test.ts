import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampPage, listPageNumbers, countPages } from './pages.ts';

describe('countPages', () => {
  test.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [11, 2],
    [87, 9],
    [100, 10],
    [101, 11],
    [9_991, 1_000],
    [10_001, 1_000],
    [1_000_000, 1_000],
    [-1, 0],
    [Number.NaN, 0],
    [Infinity, 0],
  ])('counts the pages of %d cars as %d', (total, pages) => {
    expect(countPages(total)).toBe(pages);
  });

  test('accepts another page size', () => {
    expect(countPages(41, 40)).toBe(2);
    expect(countPages(41, 0)).toBe(0);
  });
});

describe('listPageNumbers', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [7, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
    [99, 9, [5, 6, 7, 8, 9]],
    [-7, 9, [1, 2, 3, 4, 5]],
    [1, 0, []],
  ])('lists page numbers around page %d of %d', (page, pages, numbers) => {
    expect(listPageNumbers(page, pages)).toEqual(numbers);
  });

  test('returns consecutive existing pages, including the current page', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 9 }),
        (page, pages, max) => {
          const numbers = listPageNumbers(page, pages, max);
          expect(numbers).toHaveLength(Math.min(max, pages));
          expect(numbers).toContain(clampPage(page, pages));
          expect(numbers.every((number, index) => number === (numbers[0] ?? 0) + index)).toBe(true);
          expect(numbers[0]).toBeGreaterThanOrEqual(1);
          expect(numbers.at(-1)).toBeLessThanOrEqual(pages);
        },
      ),
    );
  });
});

describe('clampPage', () => {
  test.each([
    [0, 9, 1],
    [5, 9, 5],
    [10, 9, 9],
    [2.7, 9, 2],
    [Number.NaN, 9, 1],
    [3, 0, 1],
  ])('clamps page %d of %d to %d', (page, pages, clamped) => {
    expect(clampPage(page, pages)).toBe(clamped);
  });
});
