import { expect, test } from 'vitest';
import { readAmount } from './amount.ts';

test.each([
  ['12500', 12_500],
  ['12,500', 12_500],
  ['12 500', 12_500],
  ['1,500', 1500],
  ['£12500', 12_500],
  [' £ 12,500 ', 12_500],
  ['£12,500.99', 12_500],
  ['12.5k', 12_500],
  ['£12K', 12_000],
  ['1.005k', 1005],
  ['0', 0],
  ['2018', 2018],
])('parses %s to %d', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each(['abc', '12,50', '1,2,3', '-5', '1e6', '0x10', '12k5', '£', '٣', '12.5.1'])('returns NaN for %s', (text) => {
  expect(readAmount(text)).toBeNaN();
});

test.each(['', '   '])('returns null for %j', (text) => {
  expect(readAmount(text)).toBeNull();
});
