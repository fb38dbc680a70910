import { expect, test } from 'vitest';
import { readShowcase } from '../../services/showcase-cars.ts';
import { selectShowcase, SHOWCASE_FILTERS, SHOWCASE_SORTS } from './select-showcase.ts';

const createRow = (change: object) => ({
  link: 'https://listings.example.com/7',
  name: 'Audi A4 Avant',
  image_url: '/cars/estate-blue-side.svg',
  ...change,
});

const cars = readShowcase([
  createRow({ id: 'fair', price: '£10,000', estimated_value: '£10,000', year: '2019', mileage: '50,000 miles' }),
  createRow({ id: 'high', price: '£11,000', estimated_value: '£10,000', year: '2023', mileage: null }),
  createRow({ id: 'good', price: '£9,500', estimated_value: '£10,000', year: null, mileage: '9,000 miles' }),
  createRow({ id: 'good2', price: '£2,000', estimated_value: '£10,000', year: '2001', mileage: '99,000 miles' }),
  createRow({ id: 'fair2', price: '£10,100', estimated_value: '£10,000', year: '2020', mileage: '1 miles' }),
]);
const selectIds = (...options: Parameters<typeof selectShowcase> extends [unknown, ...infer Rest] ? Rest : never) =>
  selectShowcase(cars, ...options).map(({ id }) => id);

test('offers four filters and three sort orders', () => {
  expect(SHOWCASE_FILTERS).toEqual(['all', 'good', 'fair', 'high']);
  expect(SHOWCASE_SORTS).toEqual(['price', 'year', 'mileage']);
});

test('returns the first four cars in order', () => {
  expect(selectIds()).toEqual(['fair', 'high', 'good', 'good2']);
});

test('filters by verdict before limiting to four cars', () => {
  expect(selectIds({ filter: 'good' })).toEqual(['good', 'good2']);
  expect(selectIds({ filter: 'fair' })).toEqual(['fair', 'fair2']);
  expect(selectIds({ filter: 'high' })).toEqual(['high']);
  expect(selectIds({ filter: 'all', maxCars: 9 })).toHaveLength(5);
});

test('sorts by price, year or mileage and puts unknown values last', () => {
  expect(selectIds({ sort: 'price' })).toEqual(['good2', 'good', 'fair', 'fair2']);
  expect(selectIds({ sort: 'year', maxCars: 5 })).toEqual(['high', 'fair2', 'fair', 'good2', 'good']);
  expect(selectIds({ sort: 'mileage', maxCars: 5 })).toEqual(['fair2', 'good', 'fair', 'good2', 'high']);
});
