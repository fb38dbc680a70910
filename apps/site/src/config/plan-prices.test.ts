import { describe, expect, test } from 'vitest';
import { computePlanPrices } from './plan-prices.ts';

describe('computePlanPrices', () => {
  test.each([
    [0, 0, 0, 0],
    [200, 1920, 160, 480],
    [500, 4800, 400, 1200],
    [1000, 9600, 800, 2400],
    [9.99, 95.9, 7.99, 23.98],
  ])('takes 20%% off twelve months at £%d', (monthly, yearly, monthlyWhenYearly, saving) => {
    expect(computePlanPrices(monthly)).toEqual({ monthly, yearly, monthlyWhenYearly, saving });
  });
});
