import { expect, test } from 'vitest';
import { getParams } from './params.ts';
import { read } from './read.ts';

test('returns one figure as a number, joins several values and omits unset parameters', () => {
  const content = '3 or 5 door red or blue, 7 seats';
  const reading = read([{ role: 'user', content }], { now: new Date('2026-11-20T12:00:00Z') });
  expect(getParams(reading)).toEqual({ doors: '3,5', color: 'Red,Blue', seats: 7 });
});
