import { EMPTY_SEARCH, readListing, type SearchState, withCar } from '@forecourt/search-core';
import { describe, expect, it } from 'vitest';
import {
  MAX_RECENT_CARS,
  getRecentCarQuery,
  parseRecentCars,
  type RecentCar,
  createRecentCar,
  addRecentCar,
  serializeRecentCars,
} from './recent-car.ts';

const state: SearchState = { ...EMPTY_SEARCH, filters: { make: ['BMW'], postcode: 'M202WX' }, page: 2 };
const listing = readListing({
  Name: 'BMW X3',
  Id: '7',
  Desc: 'xDrive20d\n\nOne owner.',
  Price: '£24,995',
  Image: '/cars/suv-black-side.svg',
  Fuel: 'Diesel',
  Link: 'https://listings.example.com/7',
  EstimatedValue: 26_850,
});

function createViewedCar(id: string, overrides: Partial<RecentCar> = {}): RecentCar {
  const car = createRecentCar(readListing({ Name: `Ford ${id}`, Id: id }), state);
  if (!car) throw new Error('Expected a valid car.');
  return { ...car, ...overrides };
}
const getKeys = (cars: readonly RecentCar[] | undefined) => cars?.map(({ car }) => car.key);

describe('a viewed car', () => {
  it('stores only the facts on its card', () => {
    expect(createRecentCar(listing, withCar(state, '7'))).toEqual({
      car: {
        key: '7',
        name: 'BMW X3',
        make: 'BMW',
        model: 'X3',
        price: 24_995,
        image: '/cars/suv-black-side.svg',
        estimate: 26_850,
      },
      seenAt: 'make=BMW&postcode=M202WX&page=2',
    });
  });

  it('truncates a long name', () => {
    const carWithLongName = createRecentCar(readListing({ Name: `Rolls-Royce ${'a'.repeat(5000)}`, Id: '1' }), state);
    expect(carWithLongName?.car.model).toHaveLength(200);
  });

  it('links to the search in which it was seen', () => {
    expect(getRecentCarQuery(createViewedCar('7'))).toBe('make=BMW&postcode=M202WX&page=2&car=7');
  });

  it('links only to the results page, regardless of what is stored', () => {
    for (const seenAt of [
      'https://evil.example/?make=BMW&x=1',
      '//evil.example',
      'javascript:alert(1)',
      '#" onclick="alert(1)',
      '?make=BMW&redirect=https://evil.example&car=8',
    ])
      expect(getRecentCarQuery(createViewedCar('7', { seenAt }))).toMatch(/^(?:make=BMW&)?car=7$/);
  });
});

describe('viewed cars', () => {
  it('keeps at most twelve unique cars, newest first', () => {
    const ids = Array.from({ length: 15 }, (_, id) => String(id));
    const cars = [...ids, '9'].map((id) => createViewedCar(id)).reduce<RecentCar[]>(addRecentCar, []);
    expect(getKeys(cars)).toEqual(['9', '14', '13', '12', '11', '10', '8', '7', '6', '5', '4', '3']);
    expect(cars).toHaveLength(MAX_RECENT_CARS);
    expect(parseRecentCars(serializeRecentCars(cars))).toEqual(cars);
  });

  it('returns no cars if nothing is stored', () => {
    expect(parseRecentCars(null)).toEqual([]);
  });

  it.each(['', 'null', '[]', '{"version":1', '{"version":2,"cars":[]}', '{"version":1,"cars":{}}', '"\ud800"'])(
    'returns undefined for invalid data: %s',
    (raw) => expect(parseRecentCars(raw)).toBeUndefined(),
  );

  it('omits invalid entries', () => {
    const validCar = createViewedCar('7');
    const invalidCars = [
      null,
      {},
      { ...validCar, seenAt: 5 },
      { ...validCar, car: { ...validCar.car, price: -1 } },
      { ...validCar, car: { ...validCar.car, price: '5' } },
      { ...validCar, car: { ...validCar.car, make: '' } },
      { ...validCar, car: { ...validCar.car, image: 'javascript:alert(1)' } },
      { ...validCar, car: { ...validCar.car, image: '//evil.example/x.png' } },
      { ...validCar, car: { ...validCar.car, key: 'k'.repeat(300) } },
    ];
    const raw = JSON.stringify({ version: 1, cars: [...invalidCars, validCar, validCar] });
    expect(getKeys(parseRecentCars(raw))).toEqual(['7']);
  });
});
