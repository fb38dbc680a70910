import { expect, test } from 'vitest';
import { findFigures } from './find-figures.ts';

test.each([
  ['£7.5k or 12 000 quid', '7500 money, 12000 money'],
  ['fifteen grand', '15000 money'],
  ['five and a half grand', '5500 money'],
  ['five and a bit grand', '5'],
  ['a grand and a half, twenty miles', '1500 money, 20 other'],
  ['a couple of grand', '2000 money'],
  ['a thousand and fifty pounds', '1050 money'],
  ['fifteen thousand five hundred', '15500'],
  ['two hundred thousand miles', '200000 other'],
  ['twenty-five miles', '25 other'],
  ['twenty nineteen, two thousand and nineteen', '2019, 2019'],
  ['5-7k', '5, 7000'],
  ['3 or five doors', '3, 5 other'],
  ['nine nine nine', '9, 9, 9'],
  ['GBP9999', '9999 money'],
  ['this one is a car', ''],
  ['a X5, a 17 plate', '17 other'],
  ['', ''],
])('finds the figures in ‘%s’', (text, want) => {
  expect(
    findFigures(text)
      .map(({ value, unit }) => [value, unit].filter(Boolean).join(' '))
      .join(', '),
  ).toBe(want);
});
