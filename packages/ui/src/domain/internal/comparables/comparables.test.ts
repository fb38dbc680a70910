import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitLine, getPriceOnLine, sortByCloseness } from './index.ts';

const car = fc.record({ mileage: fc.integer({ min: 0, max: 300_000 }), price: fc.integer({ min: 1, max: 500_000 }) });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('fitLine', () => {
  test('leaves residuals that sum to 0 and do not correlate with mileage', () => {
    fc.assert(
      fc.property(fc.array(car, { minLength: 5, maxLength: 30 }), (cars) => {
        const line = fitLine(cars);
        fc.pre(line !== undefined);
        const residuals = cars.map(({ mileage, price }) => price - getPriceOnLine(line, mileage));
        expect(Math.abs(sum(residuals))).toBeLessThan(1e-3);
        const products = cars.map(({ mileage }, index) => (mileage - line.meanMileage) * (residuals[index] ?? 0));
        const scale = sum(products.map(Math.abs)) + 1;
        expect(Math.abs(sum(products)) / scale).toBeLessThan(1e-6);
      }),
    );
  });

  test('returns undefined for fewer than five cars, or if all have the same mileage', () => {
    const cars = [1, 2, 3, 4].map((step) => ({ mileage: step * 10_000, price: 20_000 - step * 1_000 }));
    expect(fitLine(cars)).toBeUndefined();
    expect(fitLine([...cars, { mileage: 50_000, price: 15_000 }])?.slope).toBeCloseTo(-0.1);
    expect(fitLine(Array.from({ length: 6 }, (_, index) => ({ mileage: 9_000, price: index })))).toBeUndefined();
  });
});

test('sorts cars by closeness, with price and mileage weighted by their spread', () => {
  const to = { mileage: 50_000, price: 10_000 };
  const [near, middle, far] = [
    { mileage: 51_000, price: 10_100 },
    { mileage: 50_000, price: 12_000 },
    { mileage: 90_000, price: 15_000 },
  ];
  expect(sortByCloseness([far, middle, near], to)).toEqual([near, middle, far]);
});
