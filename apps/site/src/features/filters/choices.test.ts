import { describe, expect, test } from 'vitest';
import { choicesOf, withoutAny } from './choices.ts';

const rows = [
  { value: 'Diesel', label: 'Diesel' },
  { value: 'Petrol Hybrid', label: 'Petrol hybrid' },
];

describe('what a field offers', () => {
  test("is 'Any' and the table", () => {
    expect(choicesOf('fuelType', rows, [])).toEqual([{ value: 'any', label: 'Any' }, ...rows]);
  });

  test('keeps what the address holds beside it', () => {
    expect(choicesOf('fuelType', rows, ['Diesel', 'Steam']).at(-1)).toEqual({ value: 'Steam', label: 'Steam' });
    expect(choicesOf('doors', undefined, ['5'])).toEqual([
      { value: 'any', label: 'Any' },
      { value: '5', label: '5 doors' },
    ]);
    const miles = [20_000, 60_000].map((value) => ({ value: String(value), label: `Up to ${value}` }));
    expect(choicesOf('maxMileage', miles, ['45000']).map(({ label }) => label)).toEqual([
      'Any',
      'Up to 20000',
      'Up to 45,000 miles',
      'Up to 60000',
    ]);
  });

  test('is what the product itself knows where there is no table', () => {
    expect(choicesOf('transmission', undefined, []).map(({ value }) => value)).toEqual(['any', 'Automatic', 'Manual']);
  });
});

describe("'Any'", () => {
  test('clears what was chosen', () => {
    expect(withoutAny(['Diesel', 'any'], ['Diesel'])).toEqual([]);
  });
  test('goes when something is chosen', () => {
    expect(withoutAny(['any', 'Diesel'], [])).toEqual(['Diesel']);
  });
  test('is what is left when the last is taken away', () => {
    expect(withoutAny([], ['Diesel'])).toEqual([]);
    expect(withoutAny([], [])).toEqual([]);
  });
});
