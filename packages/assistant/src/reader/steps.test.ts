import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readParams } from '../../test/reading.ts';
import { DISTANCES } from '@forecourt/search-core';
import { RADII, stepAmount } from './steps.ts';

describe('a relative wish', () => {
  test.each<[turns: string[], want: object]>([
    [['Tucson, up to 15k', 'anything cheaper?'], { max_price: 13_000 }],
    [['Tucson, up to 15k', 'that’s too expensive'], { max_price: 13_000 }],
    [['Tucson, up to 15k', 'I could spend more'], { max_price: 17_000 }],
    [['Golf from 2018', 'something newer please'], { min_year: 2020 }],
    [['Golf from 2018', 'older is fine'], { min_year: 2016 }],
    [['Golf under 60,000 miles', 'fewer miles'], { max_mileage: 51_000 }],
    [['Golf within 50 miles of Leeds', 'closer'], { radius: 25 }],
    [['Golf within 200 miles of Leeds', 'go further'], { radius: 'national' }],
    [['Golf up to 8k from 2016', 'cheaper and newer'], { max_price: 6800, min_year: 2018 }],
  ])('applies the relative wish in %j', (turns, want) => {
    expect(readParams(...turns)).toMatchObject(want);
  });
});

describe('a comparative without a step', () => {
  test.each<[turns: string[], want: object]>([
    [['a Golf', 'cheaper'], { make: 'Volkswagen', model: 'Golf' }],
    [['something cheaper'], {}],
    [['a Golf up to 8k', 'is it cheaper to run?'], { max_price: 8000 }],
    [['a Golf up to 8k', 'cheaper insurance would be nice'], { max_price: 8000 }],
    [['a Golf up to 8k', 'cheaper, 6k'], { max_price: 6000 }],
    [['a Golf up to 8k', 'newer than 2018'], { max_price: 8000, min_year: 2019 }],
    [['a Golf from 2026', 'newer'], { min_year: 2026 }],
    [['a Golf from 7k to 8k', 'cheaper'], { min_price: 7000, max_price: 8000 }],
  ])('sets only the stated limits in %j', (turns, want) => {
    expect(readParams(...turns)).toMatchObject(want);
    if (!('max_price' in want)) expect(readParams(...turns)).not.toHaveProperty('max_price');
  });
});

test('lowers an amount for a step down and raises it for a step up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 1_000_000 }), (amount) => {
      expect(stepAmount(amount, 'down')).toBeLessThan(amount);
      expect(stepAmount(amount, 'up')).toBeGreaterThan(amount);
    }),
  );
});

test('uses the same distances as the search', () => {
  expect([...RADII, 'national']).toEqual(DISTANCES);
});
