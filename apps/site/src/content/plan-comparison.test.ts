import { describe, expect, test } from 'vitest';
import { comparePlans } from './plan-comparison.ts';
import { describeCredits } from './pricing.ts';

const getRow = (label: string, billing: 'monthly' | 'annually' = 'monthly') =>
  Object.values(comparePlans(billing).find((row) => row.label === label)?.values ?? {});

test('describes what credits buy', () => {
  expect(describeCredits(1500)).toBe('1,500 valuations or 150 calls');
  expect(describeCredits(59)).toBe('59 valuations or 5 calls');
});

describe('comparePlans', () => {
  test('shows the price for the billing period', () => {
    expect(getRow('Price, excl. VAT')).toEqual(['£0', '£200 a month', '£500 a month', '£1,000 a month']);
    expect(getRow('Price, excl. VAT', 'annually')).toEqual(['£0', '£1,920 a year', '£4,800 a year', '£9,600 a year']);
  });

  test('shows credits, top-ups, unused credits and support', () => {
    expect(getRow('Credits')).toEqual(['50, once', '300 a month', '700 a month', '1,500 a month']);
    expect(getRow('If you run out')).toEqual([
      'Move to a paid plan',
      'Top up at 80p a credit',
      'Top up at 75p a credit',
      'Top up at 70p a credit',
    ]);
    expect(getRow('Unused credits')).toHaveLength(4);
    expect(getRow('Support')).toEqual(['Basic', '24/7', '24/7', '24/7']);
  });

  test('ends a yearly plan at the end of its year', () => {
    expect(getRow('Cancelling')[1]).toBe('Any time; it runs to the end of the month');
    expect(getRow('Cancelling', 'annually')).toEqual([
      'Nothing to cancel',
      'Any time; it runs to the end of the year',
      'Any time; it runs to the end of the year',
      'Any time; it runs to the end of the year',
    ]);
  });

  test('lists the tools that all plans share after the differences', () => {
    const rows = comparePlans('monthly');
    const tools = rows.filter(({ values }) => Object.values(values).every((value) => value === true));
    expect(tools.map(({ label }) => label)).toEqual([
      'Advertising Search Tool',
      'Negotiation Agent',
      'Smart Search Tool',
      'Automated Valuation Tool',
    ]);
    expect(rows.slice(-4)).toEqual(tools);
  });
});
