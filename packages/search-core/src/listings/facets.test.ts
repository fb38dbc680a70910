import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { facetsResponseSchema, MILEAGE_BANDS, PRICE_BANDS } from './facets.ts';

const parse = (answer: unknown) => safeParse(facetsResponseSchema, answer);

test('keeps only valid counts of known facets', () => {
  const facets = {
    make: [
      { value: 'BMW', count: 3 },
      { value: 'Audi', count: -1 },
      { value: 'Kia', count: 1.5 },
      { count: 2 },
      null,
      'Ford',
    ],
    doors: [{ value: 5, count: '7' }],
    wheels: [{ value: '4', count: 1 }],
    color: 'Red',
  };
  expect(parse({ facets })).toMatchObject({
    success: true,
    output: { make: [{ value: 'BMW', count: 3 }], doors: [{ value: '5', count: 7 }] },
  });
});

test.each([[undefined], [[]], [{}], [{ facets: [] }], [{ facets: null }]])('rejects the response %j', (answer) => {
  expect(parse(answer).success).toBe(false);
});

test('has price and mileage bands that start at 0 and ascend', () => {
  for (const bands of [PRICE_BANDS, MILEAGE_BANDS]) {
    expect(bands[0]).toBe(0);
    expect(new Set(bands).size).toBe(bands.length);
    expect(bands).toEqual(bands.toSorted((a, b) => a - b));
  }
});
