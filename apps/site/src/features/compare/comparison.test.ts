import { readListing } from '@forecourt/search-core';
import { expect, test } from 'vitest';
import { collectCars } from './comparison.ts';

const create = (id: string, price: string) => readListing({ Name: `Ford ${id}`, Id: id, Price: price });
const listings = [create('1', '£1'), create('2', '£2')];
const copies = [create('1', '£9'), create('3', '£3')];

test('prefers current adverts to saved copies and keeps the order of the URL', () => {
  const { cars, gone, missing } = collectCars(['3', '1', '2', '4'], listings, copies);
  expect(cars.map(({ key, price }) => [key, price])).toEqual([
    ['3', 3],
    ['1', 1],
    ['2', 2],
  ]);
  expect(gone).toEqual(['Ford 3']);
  expect(missing).toBe(1);
});

test('shows saved copies and reports no car as gone before the response', () => {
  expect(collectCars(['1', '2'], undefined, copies)).toMatchObject({ cars: [{ price: 9 }], gone: [], missing: 1 });
});
