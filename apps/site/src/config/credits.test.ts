import { describe, expect, test } from 'vitest';
import { countCredits, recommendPlan } from './credits.ts';
import { getMonthlyPrice } from './plan-prices.ts';
import { plans } from './plans.ts';

test('counts one credit per valuation and ten per call at every site', () => {
  expect(countCredits({ sites: 1, valuations: 173, calls: 26 })).toBe(433);
  expect(countCredits({ sites: 3, valuations: 100, calls: 2 })).toBe(360);
});

describe('recommendPlan', () => {
  test.each([
    [0, 'Starter', 0, 300, 200],
    [300, 'Starter', 0, 0, 200],
    [433, 'Starter', 133, 0, 306.4],
    [674, 'Starter', 374, 0, 499.2],
    [675, 'Pro', 0, 25, 500],
    [1366, 'Pro', 666, 0, 999.5],
    [1367, 'Premium', 0, 133, 1000],
    [2000, 'Premium', 500, 0, 1350],
  ])('finds the cheapest monthly plan for %i credits', (credits, title, topUpCredits, spareCredits, monthlyCost) => {
    const { plan, ...advice } = recommendPlan(credits, 'monthly');
    expect({ title: plan.title, ...advice }).toEqual({ title, topUpCredits, spareCredits, monthlyCost });
  });

  test.each([
    [500, 'Starter', 200, 0, 320],
    [599, 'Starter', 299, 0, 399.2],
    [600, 'Pro', 0, 100, 400],
    [1233, 'Pro', 533, 0, 799.75],
    [1234, 'Premium', 0, 266, 800],
  ])('finds the cheapest yearly plan for %i credits', (credits, title, topUpCredits, spareCredits, monthlyCost) => {
    const { plan, ...advice } = recommendPlan(credits, 'annually');
    expect({ title: plan.title, ...advice }).toEqual({ title, topUpCredits, spareCredits, monthlyCost });
  });

  test.each(['monthly', 'annually'] as const)('never costs more than another plan billed %s', (billing) => {
    for (let credits = 0; credits <= 6000; credits += 7) {
      const { monthlyCost } = recommendPlan(credits, billing);
      for (const { prices, credits: included } of plans) {
        const { topUpPence } = included;
        if (topUpPence === undefined) continue;
        const otherCost = getMonthlyPrice(prices, billing) + (Math.max(0, credits - included.count) * topUpPence) / 100;
        expect(monthlyCost).toBeLessThanOrEqual(otherCost);
      }
    }
  });
});
