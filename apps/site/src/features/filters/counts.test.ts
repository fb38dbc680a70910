import { expect, test } from 'vitest';
import { addCounts } from './counts.ts';

const options = ['any', 'Diesel', 'Petrol', 'Electric'].map((value) => ({ value, label: value }));
const facets = { fuelType: [{ value: 'Diesel', count: 1204 }] };

test('addCounts shows counts and disables options without cars, except chosen ones', () => {
  expect(addCounts('fuelType', options, ['Petrol'], { facets, isStale: false })).toEqual([
    { value: 'any', label: 'any' },
    { value: 'Diesel', label: 'Diesel', count: '1,204', isDisabled: false },
    { value: 'Petrol', label: 'Petrol', count: '0', isDisabled: false },
    { value: 'Electric', label: 'Electric', count: '0', isDisabled: true },
  ]);
});

test('addCounts leaves options unchanged without counts', () => {
  for (const none of [null, undefined, {}])
    expect(addCounts('fuelType', options, [], { facets: none, isStale: false })).toEqual(options);
});

test('addCounts disables nothing while counts are stale', () => {
  const stale = addCounts('fuelType', options, [], { facets, isStale: true });
  expect(stale.filter(({ isDisabled }) => isDisabled)).toEqual([]);
  expect(stale.at(-1)).toEqual({ value: 'Electric', label: 'Electric' });
});
