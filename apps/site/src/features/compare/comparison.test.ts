import { readListing } from '@forecourt/search-core';
import { expect, test } from 'vitest';
import { collectCars } from './comparison.ts';

const createListing = (id: string, price: string) => readListing({ Name: `Ford ${id}`, Id: id, Price: price });
const listings = [createListing('1', '£1'), createListing('2', '£2')];
const savedListings = [createListing('1', '£9'), createListing('3', '£3')];

test('prefers current adverts to saved copies and keeps the order of the URL', () => {
  const { cars, unlistedNames, missingCount } = collectCars(['3', '1', '2', '4'], listings, savedListings);
  expect(cars.map(({ key, price }) => [key, price])).toEqual([
    ['3', 3],
    ['1', 1],
    ['2', 2],
  ]);
  expect(unlistedNames).toEqual(['Ford 3']);
  expect(missingCount).toBe(1);
});

test('shows saved copies and reports no car as gone before the response', () => {
  expect(collectCars(['1', '2'], undefined, savedListings)).toMatchObject({
    cars: [{ price: 9 }],
    unlistedNames: [],
    missingCount: 1,
  });
});
