import { expect, test } from 'vitest';
import { firstBookable, isWeekend, lastBookable } from './bookable-days.ts';

test('a day can be asked for from tomorrow, three months ahead, across the change of clocks and of the year', () => {
  expect(firstBookable('2026-12-31')).toBe('2027-01-01');
  expect(lastBookable('2026-11-21')).toBe('2027-02-19');
  expect(lastBookable('2026-03-01')).toBe('2026-05-30');
});

test('a weekend is one wherever the visitor is; what is no day is none', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '', 'x'].map(isWeekend)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});
