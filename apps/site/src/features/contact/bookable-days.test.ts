import { expect, test } from 'vitest';
import { getFirstBookableDay, isWeekend, getLastBookableDay } from './bookable-days.ts';

test('offers days from tomorrow to 90 days ahead, across clock changes', () => {
  expect(getFirstBookableDay('2026-12-31')).toBe('2027-01-01');
  expect(getLastBookableDay('2026-11-21')).toBe('2027-02-19');
  expect(getLastBookableDay('2026-03-01')).toBe('2026-05-30');
});

test('recognises weekends and treats invalid days as weekdays', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '', 'x'].map(isWeekend)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});
