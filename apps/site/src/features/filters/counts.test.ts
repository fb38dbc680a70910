import { expect, test } from 'vitest';
import { addCounts } from './counts.ts';

const options = ['any', 'Diesel', 'Petrol'].map((value) => ({ value, label: value }));
const facets = { fuelType: [{ value: 'Diesel', count: 1204 }] };

test('adds counts and leaves options without cars enabled', () => {
  expect(addCounts('fuelType', options, { facets, isStale: false })).toEqual([
    { value: 'any', label: 'any' },
    { value: 'Diesel', label: 'Diesel', count: '1,204' },
    { value: 'Petrol', label: 'Petrol', count: '0' },
  ]);
});

test('leaves options unchanged if there are no counts', () => {
  for (const missingFacets of [null, undefined, {}])
    expect(addCounts('fuelType', options, { facets: missingFacets, isStale: false })).toEqual(options);
});

test('does not mark options as empty while counts are stale', () => {
  const staleOptions = addCounts('fuelType', options, { facets, isStale: true });
  expect(staleOptions.at(-1)).toEqual({ value: 'Petrol', label: 'Petrol' });
});
