import { readListing } from '@forecourt/search-core';
import { expect, test } from 'vitest';
import { createSavedCar } from './saved-car.ts';
import { checkSavedCar } from './saved-change.ts';

const createListing = (overrides = {}) => readListing({ Name: 'Ford Ka', Id: '7', Price: '£2,000', ...overrides });
const save = (overrides = {}) => {
  const saved = createSavedCar(createListing(overrides), new Date());
  if (!saved) throw new Error('The car was not saved.');
  return saved;
};
const checkAgainst = (listing: ReturnType<typeof createListing> | undefined, saved = save()) =>
  checkSavedCar(saved, new Map(listing ? [[listing.key, listing]] : []));

test('compares the price with the saved price of the same advert', () => {
  expect(checkAgainst(createListing({ Price: '£1,700' }))).toMatchObject({ state: 'listed', priceChange: -300 });
  expect(checkAgainst(createListing({ Price: '£2,001' }))).toMatchObject({ state: 'listed', priceChange: 1 });
  expect(checkAgainst(createListing({ Price: 'N/A' }))).toMatchObject({ state: 'listed', priceChange: 0 });
  expect(checkAgainst(createListing(), save({ Price: '' }))).toMatchObject({ state: 'listed', priceChange: 0 });
});

test('reports a car as gone only if the service could have found it', () => {
  expect(checkAgainst(undefined)).toMatchObject({ state: 'gone', listing: undefined });
  expect(checkAgainst(undefined, save({ Id: undefined, Link: 'https://listings.example.com/7' }))).toMatchObject({
    state: 'unknown',
  });
  expect(checkSavedCar(save(), undefined)).toMatchObject({ state: 'unknown' });
});
