import { readListings } from '@forecourt/search-core';
import { expect, test } from 'vitest';
import { hideExcluded } from './hide-excluded.ts';

const page = { cars: readListings([{ Name: 'Ford Focus' }, { Name: 'BMW X5' }]), total: 30 };

test('counts the hidden cars and keeps the total', () => {
  const { cars, hiddenCount, total } = hideExcluded(page, { make: ['-Ford'] });
  expect(cars.map(({ make }) => make)).toEqual(['BMW']);
  expect([hiddenCount, total]).toEqual([1, 30]);
});

test('leaves a page without excluded cars unchanged', () => {
  expect(hideExcluded(page, { make: ['BMW', '-Audi'] })).toBe(page);
});
