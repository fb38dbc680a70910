import { readFileSync } from 'node:fs';
import { RESULTS_RULE } from '@forecourt/search-core';
import { expect, test } from 'vitest';
import { estimateRanges } from './estimate-ranges.ts';
import { valuationLimits } from './valuation-limits.ts';

interface PriceSpread {
  adverts: number;
  bands: { max_age_years: number | null; spread_log: number }[];
  limits: { max_age_years: number; min_price_pounds: number };
}

const file = new URL('../../../../data/price-spread.json', import.meta.url);
const { adverts, bands, limits } = JSON.parse(readFileSync(file, 'utf8')) as PriceSpread;

test('publishes the ranges that match the search service’s spread', () => {
  const publishedRanges = bands
    .filter(({ max_age_years: age }) => age !== null)
    .map(({ max_age_years: age, spread_log: spread }) => ({
      age: expect.stringContaining(`${age} years`) as string,
      percentBelow: Math.round((1 - Math.exp(-spread)) * 100),
      percentAbove: Math.round((Math.exp(spread) - 1) * 100),
    }));
  expect(estimateRanges).toEqual(publishedRanges);
});

test('publishes the limits of the search service', () => {
  expect(valuationLimits).toEqual({
    adverts,
    maxAge: limits.max_age_years,
    minPrice: limits.min_price_pounds,
    // Three times the threshold of a high price (decision 0076).
    maxRangeAbove: 3 * RESULTS_RULE.bands.high,
  });
});
