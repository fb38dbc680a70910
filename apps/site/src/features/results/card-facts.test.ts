import type { Listing } from '@forecourt/search-core';
import { expect, test } from 'vitest';
import { getPhotosOrExcerpt, isNearLondon, listCardFacts } from './card-facts.ts';

const now = new Date('2026-11-23T12:00:00Z');

const car: Listing = {
  key: 'a',
  name: 'BMW X5',
  make: 'BMW',
  model: 'X5',
  price: 9000,
  images: [],
  fuel: 'Diesel',
  transmission: 'Automatic',
  color: 'Blue',
  seats: 7,
};

test('shows fuel, gearbox and the known facts that the buyer filtered by', () => {
  expect(listCardFacts(car, {}, now)).toEqual(['Diesel', 'Automatic']);
  expect(listCardFacts(car, { color: ['Blue'], seats: [7], doors: [5] }, now)).toEqual([
    'Diesel',
    'Automatic',
    'Blue',
    '7 seats',
  ]);
});

test('says when the car was added', () => {
  expect(listCardFacts({ ...car, listedAt: '2026-11-20' }, {}, now).at(-1)).toBe('Added 3 days ago');
});

test('offers photos but no drawings to swipe through', () => {
  const images = ['/cars/photos/suv-blue-side-street', '/cars/photos/suv-blue-rear-street', '/cars/suv-blue-side.svg'];
  expect(getPhotosOrExcerpt({ ...car, images })).toEqual({
    pictures: [{ src: images[0] }, { src: images[1] }],
    photoCount: 2,
  });
});

test('shows the seller’s text below the derivative if there is no photo', () => {
  const carWithDrawing = { ...car, images: ['/cars/suv-blue-side.svg'], derivative: '3.0 xDrive' };
  expect(getPhotosOrExcerpt({ ...carWithDrawing, description: '3.0 xDrive\nOne owner.' })).toEqual({
    excerpt: 'One owner.',
  });
  expect(getPhotosOrExcerpt({ ...carWithDrawing, description: '3.0 xDrive' }).excerpt).toBeFalsy();
  expect(getPhotosOrExcerpt(carWithDrawing).excerpt).toBeFalsy();
});

test('counts inner and outer postcode areas of London as near London', () => {
  expect(['EC1A', 'SW1A1AA', 'CR26XH'].every(isNearLondon)).toBe(true);
  expect(['M202RN', 'BS1', 'SA1', undefined].some(isNearLondon)).toBe(false);
});
