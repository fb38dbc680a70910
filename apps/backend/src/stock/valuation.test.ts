import { describe, expect, it } from 'vitest';
import { type MarketModel, marketModels } from './market.ts';
import { estimate, marketPrice } from './valuation.ts';

const modelOf = (make: string, family: string): MarketModel => {
  const model = marketModels().find((row) => row.make === make && row.family === family);
  if (model === undefined) throw new Error(`There is no ${make} ${family}.`);
  return model;
};

describe('marketPrice', () => {
  it('is the formula of data/README.md', () => {
    const golf = modelOf('Volkswagen', 'Golf');
    expect(marketPrice(golf, 0, 0)).toBe(27_260);
    expect(marketPrice(golf, 5, 40_000)).toBeCloseTo(27_260 * Math.exp(-0.0974 * 5 - 0.0442 * 4), 6);
  });

  it('has a floor under old cars, a dearer one for dear cars', () => {
    expect(marketPrice(modelOf('Ford', 'Ka'), 24, 240_000)).toBe(550);
    expect(marketPrice(modelOf('Land Rover', 'Range Rover'), 40, 400_000)).toBeGreaterThan(1500);
  });
});

describe('estimate', () => {
  it('lies in its range, and a car loses value with the years', () => {
    for (const model of marketModels()) {
      const { value, low, high, future } = estimate(model, 6, 45_000, 0);
      expect(low).toBeLessThan(value);
      expect(high).toBeGreaterThan(value);
      const values = [value, future.oneYear, future.threeYears, future.fiveYears];
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(future.fiveYears).toBeGreaterThan(0);
    }
  });
});
