import { type Filters, readListings } from '@forecourt/search-core';
import { expect, test } from 'vitest';
import { hideExcluded } from './hide-excluded.ts';

const cars = readListings([
  { Name: 'Ford Focus', Price: '£5,000' },
  { Name: 'Mercedes-Benz C Class', Price: '£6,000' },
  { Name: 'BMW X5', Price: '£7,000' },
]);
const shown = (filters: Filters) => hideExcluded({ cars, total: 30 }, filters);

test('hides cars of excluded makes and models, and counts them', () => {
  const { cars: left, hidden, total } = shown({ make: ['-mercedes benz'], model: ['-Focus'] });
  expect(left.map(({ make }) => make)).toEqual(['BMW']);
  expect([hidden, total]).toEqual([2, 30]);
});

test('leaves a page unchanged if it has no such car', () => {
  expect(shown({ make: ['BMW', '-Audi'], model: ['-X3'] })).toEqual({ cars, total: 30 });
});
