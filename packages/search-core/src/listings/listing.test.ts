import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { HOSTILE } from '../../test/hostile.ts';
import { splitCarName } from './car-name.ts';
import { readListing, readListings } from './listing.ts';
import { searchResponseSchema } from './search-response.ts';
import { parseSearch, writeSearch } from '../default-codecs.ts';

const parseResponse = (answer: unknown) => v.parse(searchResponseSchema, answer);
const createListings = (...results: unknown[]) =>
  readListings(parseResponse({ results, total_items: results.length }).results);
const createListing = (result: object) => {
  const [first] = createListings({ Name: 'BMW X5', ...result });
  if (!first) throw new Error('Expected a car with a name to be a listing.');
  return first;
};

describe("the search service's response", () => {
  test('keeps the total and the known fields of each car', () => {
    expect(parseResponse({ results: [{ Name: 'BMW X5', Price: '£12,995', Extra: 1 }], total_items: 87 })).toEqual({
      results: [{ Name: 'BMW X5', Price: '£12,995' }],
      total_items: 87,
    });
  });

  test('drops cars without a name and fields of the wrong type', () => {
    const results = [
      { Name: 'A', Price: 12_995, Year: null, Details: 'x', Doors: '5' },
      {},
      null,
      'B',
      { Name: ' ' },
      [],
    ];
    expect(parseResponse({ results, total_items: 6 }).results).toEqual([{ Name: 'A', Price: '12995', Doors: 5 }]);
  });

  test.each([undefined, null, -1, 0, 1, 1.5, 'many', Number.NaN])(
    'replaces a total of %o for two cars with 2',
    (total) => {
      expect(parseResponse({ results: [{ Name: 'A' }, { Name: 'B' }], total_items: total }).total_items).toBe(2);
    },
  );

  test.each([null, undefined, [], 'text', 5, {}, { results: {} }, { results: null, total_items: 3 }])(
    'rejects the response %o',
    (answer) => {
      expect(v.safeParse(searchResponseSchema, answer).success).toBe(false);
    },
  );
});

describe('readListing', () => {
  test('reads a car with every field', () => {
    const car = createListing({
      Id: 'c1',
      Name: 'Land Rover Discovery',
      Desc: '3.0 SDV6 HSE 5dr\n\nOne owner, full history.',
      Image: '/cars/suv-green-side.svg',
      Images: ['/cars/suv-green-side.svg', 'https://img.example.com/2.jpg', 'data:image/png;base64,AA', ''],
      Link: 'https://listings.example.com/c1',
      Price: '£24,995',
      Year: '2019 (19 reg)',
      Reg: 'ab19 cde',
      Details: ['Automatic', '45,210 miles', 'Diesel'],
      Fuel: 'Diesel',
      Transmission: 'Automatic',
      Body: 'SUV',
      Colour: 'Green',
      Doors: 5,
      Seats: 7,
      DistanceMiles: 12.4,
      SellerType: 'Private',
      EstimatedValue: 26_850,
      EstimateRange: { low: 25_000, high: 28_700 },
      FutureValue: { oneYear: 22_000, threeYears: 17_000, fiveYears: 12_500 },
    });
    expect(car).toEqual({
      key: 'c1',
      id: 'c1',
      name: 'Land Rover Discovery',
      make: 'Land Rover',
      model: 'Discovery',
      derivative: '3.0 SDV6 HSE 5dr',
      description: '3.0 SDV6 HSE 5dr\n\nOne owner, full history.',
      price: 24_995,
      year: 2019,
      reg: 'AB19 CDE',
      mileage: 45_210,
      image: '/cars/suv-green-side.svg',
      images: ['/cars/suv-green-side.svg', 'https://img.example.com/2.jpg'],
      link: 'https://listings.example.com/c1',
      fuel: 'Diesel',
      transmission: 'Automatic',
      body: 'SUV',
      color: 'Green',
      doors: 5,
      seats: 7,
      distanceMiles: 12.4,
      sellerType: 'private',
      estimate: 26_850,
      range: { low: 25_000, high: 28_700 },
      futureValue: { oneYear: 22_000, threeYears: 17_000, fiveYears: 12_500 },
    });
  });

  test('reads a car with only a name', () => {
    const car = createListing({});
    expect(car).toEqual({ key: car.key, name: 'BMW X5', make: 'BMW', model: 'X5', price: 0, images: [] });
  });

  test("treats 'N/A' and similar texts as missing", () => {
    const car = createListing({
      Id: 'x',
      Desc: 'N/A',
      Price: 'N/A',
      Year: 'n/a',
      Reg: '-',
      Fuel: 'Unknown',
      Link: 'N/A',
      Image: '',
    });
    expect(car).toEqual({ key: 'x', id: 'x', name: 'BMW X5', make: 'BMW', model: 'X5', price: 0, images: [] });
  });

  test('drops invalid figures', () => {
    const car = createListing({
      Id: 'x',
      Price: -500,
      Doors: 0,
      Seats: -1,
      DistanceMiles: -2,
      EstimatedValue: 0,
      EstimateRange: { low: 9000, high: 8000 },
      FutureValue: { oneYear: 'soon', threeYears: -1 },
      SellerType: 'alien',
    });
    expect(car).toEqual({ key: 'x', id: 'x', name: 'BMW X5', make: 'BMW', model: 'X5', price: 0, images: [] });
  });

  test('keeps a distance and a mileage of 0, and other figures of 1', () => {
    const car = createListing({ Doors: 1, Seats: 1, DistanceMiles: 0, EstimatedValue: 1, Price: 1, Details: ['', 0] });
    expect(car).toMatchObject({ doors: 1, seats: 1, distanceMiles: 0, estimate: 1, price: 1, mileage: 0 });
  });

  test('keeps partial future values and drops a partial estimate range', () => {
    expect(createListing({ FutureValue: { oneYear: 9000, fiveYears: null } }).futureValue).toEqual({ oneYear: 9000 });
    expect(createListing({ EstimateRange: { low: 9000, high: 9000 } }).range).toEqual({ low: 9000, high: 9000 });
    expect(createListing({ EstimateRange: { low: 9000 } })).not.toHaveProperty('range');
  });

  test.each([
    [['Manual', '45,000 miles'], 45_000],
    [['Manual', '45000'], 45_000],
    [['Manual', ' 900 Miles '], 900],
    [['Manual', '0 miles'], 0],
    [['Manual', 45_000], 45_000],
    [['Manual', 'N/A'], undefined],
    [['Manual', ''], undefined],
    [['Manual', 'Diesel'], undefined],
    [['Manual', '2.0 miles'], undefined],
    [['45,000 miles'], undefined],
    [[], undefined],
    [undefined, undefined],
  ])('takes the mileage from the second item of %o', (details, mileage) => {
    expect(createListing({ Details: details }).mileage).toBe(mileage);
  });

  test.each([
    ['https://a.example/x', 'https://a.example/x'],
    [' http://a.example ', 'http://a.example/'],
    ['HTTPS://A.example/', 'https://a.example/'],
    ['/relative', undefined],
    ['//a.example/x', undefined],
    ['javascript:alert(1)', undefined],
    [' java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['vbscript:x', undefined],
    ['file:///etc/passwd', undefined],
    ['https://bank.example@evil.example/', undefined],
    ['https://', undefined],
  ])('accepts only a safe link: %o', (link, expected) => {
    expect(createListing({ Link: link }).link).toBe(expected);
  });

  test.each([
    ['/cars/suv-red-side.svg', true],
    ['https://a.example/x.jpg', true],
    ['//evil.example/x.jpg', false],
    ['/\\evil.example/x.jpg', false],
    ['/\t/evil.example/x.jpg', false],
    ['cars/x.jpg', false],
    ['data:image/svg+xml,<svg/>', false],
  ])('accepts only a safe image URL: %o', (image, taken) => {
    expect(createListing({ Image: image }).image).toBe(taken ? image : undefined);
  });

  test('treats trade sellers as dealers', () => {
    expect(createListing({ SellerType: 'TRADE' }).sellerType).toBe('dealer');
    expect(createListing({ SellerType: ' Private ' }).sellerType).toBe('private');
    expect(createListing({ SellerType: 'Dealer' }).sellerType).toBe('dealer');
  });

  test('takes the model from the description if the name is only a make', () => {
    expect(createListing({ Name: 'BMW', Desc: '320d M Sport\n\nOne owner.' })).toMatchObject({
      make: 'BMW',
      model: '320d M Sport',
    });
  });

  test('does not use prose as a derivative', () => {
    const longDescription = 'A lovely car. '.repeat(20).trim();
    expect(createListing({ Desc: longDescription })).toMatchObject({ description: longDescription, model: 'X5' });
    expect(createListing({ Desc: longDescription })).not.toHaveProperty('derivative');
  });
});

describe('the key of a car', () => {
  test('uses the Id, or a hash of link, registration, or name and price', () => {
    const allIdentifiers = { Id: 'c-1', Link: 'https://a.example/1', Reg: 'AB19CDE', Price: '£1' };
    const { Id: _id, ...carWithLink } = allIdentifiers;
    const { Link: _link, ...carWithReg } = carWithLink;
    const { Reg: _reg, ...carWithPrice } = carWithReg;
    expect(createListing(allIdentifiers).key).toBe('c-1');
    const keys = [carWithLink, carWithReg, carWithPrice, {}].map((car) => createListing(car).key);
    expect(new Set(keys).size).toBe(4);
    expect(createListing({ ...carWithLink, Price: '£2', Reg: 'ZZ19ZZZ', Name: 'Other' }).key).toBe(keys[0]);
    expect(createListing({ ...carWithReg, Reg: 'ab19 cde', Price: '£2' }).key).toBe(keys[1]);
    expect(createListing({ ...carWithPrice, Price: '£2' }).key).not.toBe(keys[2]);
  });

  test('stays the same across versions', () => {
    // The published 64-bit FNV-1a hash of 'a'.
    expect(createListing({ Link: 'a' }).key).toBe(0xaf63dc4c8601ec8cn.toString(36));
    expect(createListing({ Id: 42 }).key).toBe('42');
    expect(createListing({ Id: 0 }).key).toBe('0');
  });

  test('is unique on a page, even for repeated Ids', () => {
    expect(
      createListings({ Name: 'A', Id: '1' }, { Name: 'B', Id: '1' }, { Name: 'C', Id: '1' }).map(({ key }) => key),
    ).toEqual(['1', '1~2', '1~3']);
  });

  test('can be written to a URL and parsed again for any Id', () => {
    for (const id of HOSTILE) {
      const { key } = createListing({ Id: id });
      expect(key).not.toBe('');
      expect(parseSearch(writeSearch(parseSearch(new URLSearchParams({ car: key })).state)).state.car).toBe(key);
    }
  });
});

describe('splitCarName', () => {
  test.each([
    ['BMW X5', '', 'BMW', 'X5'],
    ['BMW 3 Series Touring', '', 'BMW', '3 Series Touring'],
    [' Mercedes-Benz  C Class ', '', 'Mercedes-Benz', 'C Class'],
    ['BMW', ' 320d M Sport ', 'BMW', '320d M Sport'],
    ['Land Rover Discovery', '', 'Land Rover', 'Discovery'],
    ['ALFA ROMEO Giulia', '', 'ALFA ROMEO', 'Giulia'],
    ['Land Rover', 'Range Rover Sport', 'Land Rover', 'Range Rover Sport'],
    ['Rover 75', '', 'Rover', '75'],
    ['', 'a car', '', 'a car'],
  ])('splits %o with the description %o', (name, description, make, model) => {
    expect(splitCarName(name, description)).toEqual({ make, model });
  });

  test('splits off every make in the market data', () => {
    const file = readFileSync(new URL('../../../../data/models.json', import.meta.url), 'utf8');
    const makes = new Set((JSON.parse(file) as { make: string }[]).map(({ make }) => make));
    expect(makes.size).toBeGreaterThan(50);
    for (const make of makes) expect(splitCarName(`${make} Model`)).toEqual({ make, model: 'Model' });
  });
});

test('never throws for any response', () => {
  const value = fc.oneof(
    anyText,
    fc.double(),
    fc.constant(null),
    fc.array(anyText, { maxLength: 3 }),
    fc.object({ maxDepth: 1 }),
  );
  const fields = [
    'Desc',
    'Image',
    'Link',
    'Price',
    'Year',
    'Reg',
    'Details',
    'Id',
    'Images',
    'EstimateRange',
    'FutureValue',
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields), value), (fieldsOfCar) => {
      const car = createListing(fieldsOfCar);
      expect(car.price).toBeGreaterThanOrEqual(0);
      expect(car.link ?? 'http:').toMatch(/^https?:/);
      for (const image of car.images) expect(image).toMatch(/^(https?:\/\/|\/)/);
      expect(Object.values(car)).not.toContain(undefined);
      expect(
        readListing(parseResponse({ results: [{ Name: 'BMW X5', ...fieldsOfCar }] }).results[0] ?? { Name: '' }),
      ).toEqual(car);
    }),
    { numRuns: 500 },
  );
});

test("reads the advert's date and prices, oldest first", () => {
  const PriceHistory = [
    { date: '2026-11-10', price: 11_500 },
    { date: '2026-11-01', price: 12_000 },
    { date: '2026-13-01', price: 1 },
    { date: '2026-11-12' },
  ];
  expect(readListing({ Name: 'BMW X5', ListedAt: '2026-11-01T08:00:00Z', PriceHistory })).toMatchObject({
    listedAt: '2026-11-01T08:00:00Z',
    priceHistory: [
      { date: '2026-11-01', price: 12_000 },
      { date: '2026-11-10', price: 11_500 },
    ],
  });
  const invalidListing = readListing({ Name: 'BMW X5', ListedAt: 'yesterday', PriceHistory: PriceHistory.slice(0, 1) });
  expect(invalidListing).not.toHaveProperty('listedAt');
  expect(invalidListing).not.toHaveProperty('priceHistory');
  expect(readListing({ Name: 'BMW X5', ListedAt: '2026-02-30' })).not.toHaveProperty('listedAt');
  expect(readListing({ Name: 'BMW X5', ListedAt: '2028-02-29T23:59:00+01:00' })).toHaveProperty('listedAt');
});
