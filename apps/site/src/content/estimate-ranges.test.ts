import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { estimateRanges } from './estimate-ranges.ts';

interface Band {
  max_age_years: number | null;
  spread_log: number;
}

test('the published ranges match the spread that the search service uses', () => {
  const file = new URL('../../../../data/price-spread.json', import.meta.url);
  const { bands } = JSON.parse(readFileSync(file, 'utf8')) as { bands: Band[] };
  const published = bands
    .filter(({ max_age_years: age }) => age !== null)
    .map(({ max_age_years: age, spread_log: spread }) => ({
      age: expect.stringContaining(`${age} years`) as string,
      below: Math.round((1 - Math.exp(-spread)) * 100),
      above: Math.round((Math.exp(spread) - 1) * 100),
    }));
  expect(estimateRanges).toEqual(published);
});
