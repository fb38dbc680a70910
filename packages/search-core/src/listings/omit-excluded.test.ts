import { expect, test } from 'vitest';
import type { Filters } from '../filters/filters.ts';
import { readListings } from './listing.ts';
import { omitExcluded } from './omit-excluded.ts';

const cars = readListings([
  { Name: 'Ford Focus', Price: '£5,000' },
  { Name: 'Mercedes-Benz C Class', Price: '£6,000' },
  { Name: 'BMW X5', Price: '£7,000' },
]);
const getMakes = (filters: Filters) => omitExcluded(cars, filters).map(({ make }) => make);

test('removes cars of excluded makes and models', () => {
  expect(getMakes({ make: ['-mercedes benz'], model: ['-Focus'] })).toEqual(['BMW']);
});

test('keeps all cars if none is excluded', () => {
  expect(omitExcluded(cars, { make: ['BMW', '-Audi'], model: ['-X3'] })).toEqual(cars);
});
