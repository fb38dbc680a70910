import { expect, test } from 'vitest';
import { countDaysListed, describeDaysListed } from './listing-age.ts';

const now = new Date('2026-11-23T00:30:00Z');

test.each([
  ['2026-11-23', 0],
  ['2026-11-22T23:59:00Z', 1],
  ['2026-11-01T08:00:00Z', 22],
  ['2026-11-24', undefined],
  ['yesterday', undefined],
  [undefined, undefined],
])('counts calendar days since %s', (listedAt, days) => {
  expect(countDaysListed(listedAt, now)).toBe(days);
});

test('describes ages as ‘today’, ‘yesterday’ or days ago', () => {
  expect([0, 1, 2, 1200].map(describeDaysListed)).toEqual(['today', 'yesterday', '2 days ago', '1,200 days ago']);
});
