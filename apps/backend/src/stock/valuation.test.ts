import { describe, expect, it } from 'vitest';
import { type MarketModel, readMarketModels } from './market.ts';
import { createRandom } from './random.ts';
import { estimate, getMarketPrice } from './valuation.ts';

const findModel = (make: string, family: string): MarketModel => {
  const model = readMarketModels().find((row) => row.make === make && row.family === family);
  if (model === undefined) throw new Error(`data/models.json has no ${make} ${family}.`);
  return model;
};

describe('getMarketPrice', () => {
  it('follows the formula in data/README.md', () => {
    const golf = findModel('Volkswagen', 'Golf');
    expect(getMarketPrice(golf, 0, 0)).toBe(27_260);
    expect(getMarketPrice(golf, 5, 40_000)).toBeCloseTo(27_260 * Math.exp(-0.0974 * 5 - 0.0442 * 4), 6);
  });

  it('has a minimum price, which is higher for expensive models', () => {
    expect(getMarketPrice(findModel('Ford', 'Ka'), 24, 240_000)).toBe(550);
    expect(getMarketPrice(findModel('Land Rover', 'Range Rover'), 40, 400_000)).toBeGreaterThan(1500);
  });
});

describe('estimate', () => {
  it('returns a value within its range and lower future values', () => {
    for (const model of readMarketModels()) {
      const { value, low, high, future } = estimate(model, 6, 45_000, 0);
      expect(low).toBeLessThan(value);
      expect(high).toBeGreaterThan(value);
      const values = [value, future.oneYear, future.threeYears, future.fiveYears];
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(future.fiveYears).toBeGreaterThan(0);
    }
  });

  // Copied from data/price-spread.json, so that changes to the file are deliberate.
  it.each([
    { minAge: 0.1, maxAge: 3, spread: 0.16 },
    { minAge: 3, maxAge: 6, spread: 0.16 },
    { minAge: 6, maxAge: 10, spread: 0.24 },
    { minAge: 10, maxAge: 15, spread: 0.33 },
    { minAge: 15, maxAge: 30, spread: 0.44 },
  ])('covers the prices of two thirds of cars aged $minAge to $maxAge years', ({ minAge, maxAge, spread }) => {
    const random = createRandom(1);
    const rangeChecks = Array.from({ length: 20_000 }, () => {
      const age = maxAge - random.next() * (maxAge - minAge);
      const model = random.pick(readMarketModels());
      const price = getMarketPrice(model, age, 9000 * age) * Math.exp(random.pickNormal() * spread);
      const { low, high } = estimate(model, age, 9000 * age, 0);
      return low <= price && price <= high;
    });
    const coverage = rangeChecks.filter(Boolean).length / rangeChecks.length;
    expect(coverage).toBeGreaterThan(0.63);
    expect(coverage).toBeLessThan(0.71);
  });
});
