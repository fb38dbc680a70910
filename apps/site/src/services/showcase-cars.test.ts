import { describe, expect, test } from 'vitest';
import { readShowcase, selectShowcase, SHOWCASE_FETCHED, SHOWCASE_FILTERS, SHOWCASE_SORTS } from './showcase-cars.ts';

const row = (change: object = {}) => ({
  id: 7,
  link: 'https://listings.example.com/7',
  name: 'Audi A4 Avant',
  year: '2022',
  mileage: '12,000 miles',
  price: '£19,995',
  image_url: '/cars/estate-blue-side.svg',
  estimated_value: '£ 23 550',
  price_tag: 'high',
  created_at: '2026-11-20T10:00:00Z',
  ...change,
});
const [car] = readShowcase([row()]);

describe('readShowcase', () => {
  test('reads a row and derives its tag instead of trusting price_tag', () => {
    expect(car).toMatchObject({
      id: '7',
      name: 'Audi A4 Avant',
      make: 'Audi',
      model: 'A4 Avant',
      price: 19_995,
      estimate: 23_550,
      year: 2022,
      mileage: 12_000,
      image: '/cars/estate-blue-side.svg',
      link: 'https://listings.example.com/7',
      valuation: { verdict: 'good', rule: { name: 'showcase' } },
    });
  });

  test('trims the name', () => {
    expect(readShowcase([row({ name: ' Audi  A4 ' })])[0]).toMatchObject({
      name: 'Audi  A4',
      make: 'Audi',
      model: 'A4',
    });
  });

  test('keeps only cars with a price and an estimate above 0', () => {
    const rows = [
      row({ price: 'N/A' }),
      row({ price: '' }),
      row({ price: null }),
      row({ price: '£0' }),
      row({ estimated_value: 'N/A' }),
      row({ estimated_value: '-100' }),
      row({ name: ' ' }),
      row({ id: null }),
      null,
      'row',
    ];
    expect(readShowcase(rows)).toEqual([]);
  });

  test('omits missing fields and unsafe links', () => {
    const [bare] = readShowcase([row({ year: null, mileage: 'N/A', image_url: null, link: 'javascript:alert(1)' })]);
    expect(Object.keys(bare ?? {})).toEqual(['id', 'name', 'make', 'model', 'price', 'estimate', 'valuation']);
  });
});

describe('selectShowcase', () => {
  const cars = readShowcase([
    row({ id: 'fair', price: '£10,000', estimated_value: '£10,000', year: '2019', mileage: '50,000 miles' }),
    row({ id: 'high', price: '£11,000', estimated_value: '£10,000', year: '2023', mileage: null }),
    row({ id: 'good', price: '£9,500', estimated_value: '£10,000', year: null, mileage: '9,000 miles' }),
    row({ id: 'good2', price: '£2,000', estimated_value: '£10,000', year: '2001', mileage: '99,000 miles' }),
    row({ id: 'fair2', price: '£10,100', estimated_value: '£10,000', year: '2020', mileage: '1 miles' }),
  ]);
  const ids = (...options: Parameters<typeof selectShowcase> extends [unknown, ...infer Rest] ? Rest : never) =>
    selectShowcase(cars, ...options).map(({ id }) => id);

  test('has these filters and sort orders', () => {
    expect(SHOWCASE_FILTERS).toEqual(['all', 'good', 'fair', 'high']);
    expect(SHOWCASE_SORTS).toEqual(['price', 'year', 'mileage']);
    expect(SHOWCASE_FETCHED).toBe(20);
  });

  test('returns the first four in order', () => {
    expect(ids()).toEqual(['fair', 'high', 'good', 'good2']);
  });

  test('filters by verdict before it takes four', () => {
    expect(ids({ filter: 'good' })).toEqual(['good', 'good2']);
    expect(ids({ filter: 'fair' })).toEqual(['fair', 'fair2']);
    expect(ids({ filter: 'high' })).toEqual(['high']);
    expect(ids({ filter: 'all', shown: 9 })).toHaveLength(5);
  });

  test('sorts by price, year or mileage, with unknown values last', () => {
    expect(ids({ sort: 'price' })).toEqual(['good2', 'good', 'fair', 'fair2']);
    expect(ids({ sort: 'year', shown: 5 })).toEqual(['high', 'fair2', 'fair', 'good2', 'good']);
    expect(ids({ sort: 'mileage', shown: 5 })).toEqual(['fair2', 'good', 'fair', 'good2', 'high']);
  });
});
