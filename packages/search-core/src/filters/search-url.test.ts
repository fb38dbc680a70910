import { describe, expect, test } from 'vitest';
import { EMPTY_SEARCH } from './search-state.ts';
import { parseSearch, writeSearch } from '../default-codecs.ts';

const parseFilters = (query: string) => parseSearch(query).state.filters;
const parseNotices = (query: string) => parseSearch(query).notices.map(({ key, kind, given }) => [key, kind, given]);

describe('parseSearch', () => {
  test('returns the empty search for an empty query', () => {
    for (const query of ['', '?', '&', '?&=&', 'utm_source=x&fbclid=y']) {
      expect(parseSearch(query), query).toEqual({ state: EMPTY_SEARCH, notices: [] });
    }
  });

  test('parses a URL with original_query', () => {
    const { state, notices } = parseSearch(
      '?make=BMW&model=X5&postcode=ec1a+1bb&maxPrice=30000&original_query=BMW+X5+under+%C2%A330k+near+London',
    );
    expect(state).toEqual({
      filters: { make: ['BMW'], model: ['X5'], postcode: 'EC1A1BB', maxPrice: 30_000 },
      sort: 'most-recent',
      page: 1,
      originalQuery: 'BMW X5 under £30k near London',
    });
    expect(notices).toEqual([]);
  });

  test('accepts URLSearchParams and does not change them', () => {
    const query = new URLSearchParams('make=BMW&page=2');
    expect(parseSearch(query).state).toMatchObject({ filters: { make: ['BMW'] }, page: 2 });
    expect(query.toString()).toBe('make=BMW&page=2');
  });

  describe('a filter with several values', () => {
    test('accepts commas and repeated keys', () => {
      const expected = { make: ['BMW', 'Audi'], doors: [3, 5] };
      expect(parseFilters('make=BMW,Audi&doors=3,5')).toEqual(expected);
      expect(parseFilters('make=BMW&make=Audi&doors=3&doors=5')).toEqual(expected);
      expect(parseFilters('make=BMW%2CAudi&doors=%203%20,%205')).toEqual(expected);
    });

    test('omits empty and repeated values, ignoring case', () => {
      expect(parseSearch('make=,BMW,,bmw,BMW,&make=&fuelType=,')).toEqual({
        state: { ...EMPTY_SEARCH, filters: { make: ['BMW'] } },
        notices: [],
      });
    });

    test('keeps the first valid value of a single-value filter and reports the others', () => {
      expect(parseFilters('maxPrice=cheap&maxPrice=20000&maxPrice=30000&maxPrice=20000')).toEqual({ maxPrice: 20_000 });
      expect(parseNotices('maxPrice=cheap&maxPrice=20000&maxPrice=30000&maxPrice=20000')).toEqual([
        ['maxPrice', 'dropped', 'cheap'],
        ['maxPrice', 'dropped', '30000'],
      ]);
    });

    test('accepts up to twenty values and reports the rest in one notice', () => {
      const names = Array.from({ length: 25 }, (_, index) => `M${index}`);
      expect(parseFilters(`model=${names.join(',')}`).model).toEqual(names.slice(0, 20));
      expect(parseNotices(`model=${names.join(',')}`)).toEqual([['model', 'dropped', 'M20']]);
    });
  });

  test('corrects the case of vocabulary values and keeps other names', () => {
    expect(parseFilters('fuelType=petrol plug-in hybrid,HYDROGEN&bodyType=suv&color=nAvY&make=bmw')).toEqual({
      fuelType: ['Petrol Plug-in Hybrid', 'HYDROGEN'],
      bodyType: ['SUV'],
      color: ['Navy'],
      make: ['bmw'],
    });
  });

  test("ignores 'any'", () => {
    expect(parseSearch('make=any&distance=Any&doors=any&transmission=Manual,any')).toEqual({
      state: { ...EMPTY_SEARCH, filters: { transmission: ['Manual'] } },
      notices: [],
    });
  });

  test('ignores white space and invisible characters in names', () => {
    expect(parseFilters('make=%20Land%20%20%0ARover%20,B%E2%80%8BMW%00').make).toEqual(['Land Rover', 'BMW']);
    expect(parseFilters('make=Citroe%CC%88n,Citro%C3%ABn').make).toEqual(['Citroën']);
  });

  test.each([
    ['30000', 30_000],
    ['30,000', 30_000],
    ['£30,000', 30_000],
    [' 007 ', 7],
    ['30.00', 30],
    ['10000000', 10_000_000],
  ])('parses the price %s', (text, pounds) => {
    expect(parseSearch(new URLSearchParams({ maxPrice: text }))).toEqual({
      state: { ...EMPTY_SEARCH, filters: { maxPrice: pounds } },
      notices: [],
    });
  });

  test.each([
    '-5',
    '+5',
    '1e3',
    '1e400',
    'NaN',
    'Infinity',
    '0x1F',
    '30k',
    '3,00',
    '1,0000',
    '1234,567',
    '10000001',
    '٣٠',
    '0',
  ])('drops the price %s with a notice', (text) => {
    const { state, notices } = parseSearch(new URLSearchParams({ maxPrice: text }));
    expect(state.filters).toEqual({});
    expect(notices).toEqual([
      {
        key: 'maxPrice',
        kind: 'dropped',
        given: text,
        message: `Maximum price: ‘${text}’ isn’t valid, so it was left out.`,
      },
    ]);
  });

  test('drops pence with a notice', () => {
    expect(parseFilters('maxPrice=30.5')).toEqual({ maxPrice: 30 });
    expect(parseSearch('maxPrice=30.5').notices).toEqual([
      { key: 'maxPrice', kind: 'adjusted', given: '30.5', message: 'Maximum price: we used £30 for ‘30.5’.' },
    ]);
  });

  test('ignores a lower bound of 0', () => {
    expect(parseSearch('minPrice=0&minMileage=0')).toEqual({ state: EMPTY_SEARCH, notices: [] });
  });

  test('accepts years, doors, seats and mileages only within their limits', () => {
    expect(parseFilters('minYear=1899&maxYear=2101&doors=0,1,9,10')).toEqual({ doors: [1, 9] });
    expect(parseFilters('minYear=1900&maxYear=2100')).toEqual({ minYear: 1900, maxYear: 2100 });
    expect(parseFilters('seats=0,1,20,21&maxMileage=1')).toEqual({ seats: [1, 20], maxMileage: 1 });
    expect(parseFilters('maxMileage=1000000&minMileage=1')).toEqual({ minMileage: 1, maxMileage: 1_000_000 });
    expect(parseFilters('maxMileage=1000001')).toEqual({});
  });

  test('swaps a reversed range with a notice', () => {
    const { state, notices } = parseSearch('minPrice=20000&maxPrice=10000&minYear=2020&maxYear=2020');
    expect(state.filters).toEqual({ minPrice: 10_000, maxPrice: 20_000, minYear: 2020, maxYear: 2020 });
    expect(notices).toEqual([
      {
        key: 'minPrice',
        kind: 'swapped',
        given: '20000 to 10000',
        message: 'The lowest price was above the highest, so we swapped them.',
      },
    ]);
    expect(parseFilters('minYear=2022&maxYear=2018')).toEqual({ minYear: 2018, maxYear: 2022 });
    expect(parseFilters('minMileage=90000&maxMileage=80000')).toEqual({ minMileage: 80_000, maxMileage: 90_000 });
  });

  test.each([
    ['5', 5, undefined],
    ['6', 10, 'Distance: we used 10 miles for ‘6’.'],
    ['0', 5, 'Distance: we used 5 miles for ‘0’.'],
    ['30', 50, 'Distance: we used 50 miles for ‘30’.'],
    ['30.5', 50, 'Distance: we used 50 miles for ‘30.5’.'],
    ['201', 'national', 'Distance: we used National for ‘201’.'],
    ['national', 'national', undefined],
    ['NATIONAL', 'national', undefined],
    ['far', undefined, 'Distance: ‘far’ isn’t valid, so it was left out.'],
    ['-5', undefined, 'Distance: ‘-5’ isn’t valid, so it was left out.'],
    ['1e400', undefined, 'Distance: ‘1e400’ isn’t valid, so it was left out.'],
  ])('parses the distance %s, or drops it with a notice', (text, distance, message) => {
    const { state, notices } = parseSearch(`distance=${text}`);
    expect(state.filters.distance).toBe(distance);
    expect(notices.map((notice) => notice.message)).toEqual(message === undefined ? [] : [message]);
  });

  test('normalises a postcode and drops an invalid postcode with a notice', () => {
    expect(parseFilters('postcode=+m20%092rn+')).toEqual({ postcode: 'M202RN' });
    expect(parseFilters('postcode=sw19')).toEqual({ postcode: 'SW19' });
    expect(parseNotices('postcode=London')).toEqual([['postcode', 'dropped', 'London']]);
  });

  test.each([
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['on', true],
    ['yes', true],
    ['false', undefined],
    ['0', undefined],
    ['off', undefined],
    ['no', undefined],
  ])('parses excludeWriteoff=%s', (text, value) => {
    expect(parseSearch(`excludeWriteoff=${text}`).notices).toEqual([]);
    expect(parseFilters(`excludeWriteoff=${text}`).excludeWriteoff).toBe(value);
  });

  test('drops excludeWriteoff=maybe with a notice', () => {
    expect(parseNotices('excludeWriteoff=maybe')).toEqual([['excludeWriteoff', 'dropped', 'maybe']]);
  });

  test('defaults to private sellers', () => {
    expect(parseFilters('sellerType=Private')).toEqual({});
    expect(parseFilters('sellerType=Dealer')).toEqual({ sellerType: 'dealer' });
    expect(parseFilters('sellerType=both')).toEqual({ sellerType: 'both' });
    expect(parseNotices('sellerType=aliens')).toEqual([['sellerType', 'dropped', 'aliens']]);
  });

  test('parses sort, page and car, and replaces invalid values with defaults', () => {
    expect(parseSearch('sort=price-asc&page=3&car=abc')).toEqual({
      state: { filters: {}, sort: 'price-asc', page: 3, car: 'abc' },
      notices: [],
    });
    expect(parseNotices('sort=cheapest&page=0&page=2')).toEqual([
      ['sort', 'dropped', 'cheapest'],
      ['page', 'dropped', '0'],
    ]);
    for (const page of ['-1', '1.5', 'two', '1e9', '100001']) expect(parseSearch(`page=${page}`).state.page).toBe(1);
    expect(parseSearch('sort=toString').state.sort).toBe('most-recent');
    expect(parseSearch('sort=+Price-ASC&page=+100000+').state).toMatchObject({ sort: 'price-asc', page: 1_000 });
    expect(parseSearch('sort=most-recent&page=1')).toEqual({ state: EMPTY_SEARCH, notices: [] });
    expect(parseSearch(`car=${'x'.repeat(200)}`).state.car).toHaveLength(200);
    expect(parseNotices(`car=${'x'.repeat(201)}`)).toEqual([['car', 'dropped', 'x'.repeat(40)]]);
  });

  test('trims original_query and truncates it to 300 characters', () => {
    expect(parseSearch(`original_query=+${'a'.repeat(400)}`).state.originalQuery).toBe('a'.repeat(300));
    expect(parseSearch(`original_query=${'a'.repeat(299)}🚗`).state.originalQuery).toBe('a'.repeat(299));
    expect(parseSearch(`original_query=${'a'.repeat(298)}🚗`).state.originalQuery).toBe(`${'a'.repeat(298)}🚗`);
    expect(parseSearch(`original_query=${'a'.repeat(299)}+b`).state.originalQuery).toBe('a'.repeat(299));
    expect(parseSearch('original_query=++').state).not.toHaveProperty('originalQuery');
  });

  test('writes notices as sentences', () => {
    const getMessages = (query: string) => parseSearch(query).notices.map(({ message }) => message);
    expect(getMessages('sort=cheapest&page=two')).toEqual([
      'Sort: ‘cheapest’ isn’t a valid sort order, so it was left out.',
      'Page: ‘two’ isn’t a page number, so it was left out.',
    ]);
    expect(getMessages('postcode=M1&postcode=M2')).toEqual(['Postcode: ‘M2’ is a second value, so it was left out.']);
    expect(getMessages(`make=${Array.from({ length: 21 }, (_, index) => `M${index}`).join(',')}`)).toEqual([
      'Make: ‘M20’ comes after 20 others, so it was left out.',
    ]);
    expect(getMessages(`car=${'x'.repeat(201)}`)).toEqual([
      `Car: ‘${'x'.repeat(40)}’ isn’t a car, so it was left out.`,
    ]);
    expect(getMessages('minYear=2020&maxYear=2019&minMileage=2&maxMileage=1')).toEqual([
      'The lowest year was above the highest, so we swapped them.',
      'The lowest mileage was above the highest, so we swapped them.',
    ]);
  });

  test('quotes at most 40 characters in a notice', () => {
    expect(parseNotices(`doors=${'9'.repeat(5000)}`)).toEqual([['doors', 'dropped', '9'.repeat(40)]]);
  });
});

describe('writeSearch', () => {
  test('omits defaults', () => {
    expect(writeSearch(EMPTY_SEARCH)).toBe('');
    expect(writeSearch(parseSearch('sort=most-recent&page=1&sellerType=private&car=&original_query=').state)).toBe('');
  });

  test('writes keys in a fixed order and does not escape commas', () => {
    const query = 'page=2&doors=5,3&original_query=a+%26+b&maxPrice=30000&sort=price-asc&make=Land+Rover,BMW&car=k1';
    expect(writeSearch(parseSearch(query).state)).toBe(
      'make=Land+Rover,BMW&maxPrice=30000&doors=5,3&sort=price-asc&page=2&car=k1&original_query=a+%26+b',
    );
  });

  test('does not write values that cannot be parsed', () => {
    const query = writeSearch({
      filters: {
        make: ['', 'any', ' BMW '],
        maxPrice: Number.NaN,
        minYear: Infinity,
        doors: [3.5, 4],
        postcode: 'nowhere',
      },
      sort: 'relevance',
      page: -3,
      car: ' ',
      originalQuery: ' \n ',
    });
    expect(query).toBe('make=BMW&doors=3,4&sort=relevance');
  });
});
