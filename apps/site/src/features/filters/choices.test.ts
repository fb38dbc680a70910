import { describe, expect, test } from 'vitest';
import { getChoices, getMakeChoices, resolveAny } from './choices.ts';

const rows = [
  { value: 'Diesel', label: 'Diesel' },
  { value: 'Petrol Hybrid', label: 'Petrol hybrid' },
];

describe('choices', () => {
  test("lists 'Any' and the table's rows", () => {
    expect(getChoices('fuelType', rows, [])).toEqual([{ value: 'any', label: 'Any' }, ...rows]);
  });

  test('includes chosen values that the table lacks', () => {
    expect(getChoices('fuelType', rows, ['Diesel', 'Steam']).at(-1)).toEqual({ value: 'Steam', label: 'Steam' });
    expect(getChoices('doors', undefined, ['5'])).toEqual([
      { value: 'any', label: 'Any' },
      { value: '5', label: '5 doors' },
    ]);
    const miles = [20_000, 60_000].map((value) => ({ value: String(value), label: `Up to ${value}` }));
    expect(getChoices('maxMileage', miles, ['45000']).map(({ label }) => label)).toEqual([
      'Any',
      'Up to 20000',
      'Up to 45,000 miles',
      'Up to 60000',
    ]);
  });

  test('adds the nicknames of makes as keywords', () => {
    expect(getMakeChoices(['Volkswagen', 'Volvo'])).toEqual([
      { value: 'Volkswagen', label: 'Volkswagen', keywords: ['VW'] },
      { value: 'Volvo', label: 'Volvo', keywords: undefined },
    ]);
  });

  test('lists the built-in vocabulary if there is no table', () => {
    expect(getChoices('transmission', undefined, []).map(({ value }) => value)).toEqual(['any', 'Automatic', 'Manual']);
  });
});

describe("'Any'", () => {
  test('clears the chosen values', () => {
    expect(resolveAny(['Diesel', 'any'], ['Diesel'])).toEqual([]);
  });
  test('deselects ‘Any’ when a value is chosen', () => {
    expect(resolveAny(['any', 'Diesel'], [])).toEqual(['Diesel']);
  });
  test('selects ‘Any’ when the last value is removed', () => {
    expect(resolveAny([], ['Diesel'])).toEqual([]);
    expect(resolveAny([], [])).toEqual([]);
  });
});
