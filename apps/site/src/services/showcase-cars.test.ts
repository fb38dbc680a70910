import { describe, expect, test } from 'vitest';
import { readShowcase, SHOWCASE_LIMIT } from './showcase-cars.ts';

const createRow = (change: object = {}) => ({
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
const [car] = readShowcase([createRow()]);

describe('readShowcase', () => {
  test('reads a row and derives its verdict instead of trusting price_tag', () => {
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
    expect(readShowcase([createRow({ name: ' Audi  A4 ' })])[0]).toMatchObject({
      name: 'Audi  A4',
      make: 'Audi',
      model: 'A4',
    });
  });

  test('drops rows without a price, estimate, name or id', () => {
    const rows = [
      createRow({ price: 'N/A' }),
      createRow({ price: '' }),
      createRow({ price: null }),
      createRow({ price: '£0' }),
      createRow({ estimated_value: 'N/A' }),
      createRow({ estimated_value: '-100' }),
      createRow({ name: ' ' }),
      createRow({ id: null }),
      null,
      'row',
    ];
    expect(readShowcase(rows)).toEqual([]);
  });

  test('omits missing fields and unsafe links', () => {
    const [minimalCar] = readShowcase([
      createRow({ year: null, mileage: 'N/A', image_url: null, link: 'javascript:alert(1)' }),
    ]);
    expect(Object.keys(minimalCar ?? {})).toEqual(['id', 'name', 'make', 'model', 'price', 'estimate', 'valuation']);
  });
});

test('requests 20 rows', () => {
  expect(SHOWCASE_LIMIT).toBe(20);
});
