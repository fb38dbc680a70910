import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, searchState } from '../../test/arbitraries.ts';
import { FILTERS } from '../filters/filters.ts';
import { EMPTY_SEARCH } from '../filters/search-state.ts';
import { ListingsUrlError, parseListingsUrl } from './listings-query.ts';
import { parseSearch, writeListingsUrl } from '../default-codecs.ts';

const BASE = 'https://listings.example.com/car-search';
const getListingsParams = (search: string) => [
  ...new URL(writeListingsUrl(parseSearch(search).state, BASE)).searchParams,
];
const CONSTANT_PARAMS = [
  ['channel', 'cars'],
  ['advertising-location', 'at_cars'],
  ['homeDeliveryAdverts', 'include'],
  ['exclude-writeoff-categories', 'on'],
];

describe('writeListingsUrl', () => {
  test('writes the constant parameters and the defaults for an empty search', () => {
    expect(getListingsParams('')).toEqual([...CONSTANT_PARAMS, ['seller-type', 'private'], ['sort', 'most-recent']]);
    expect(writeListingsUrl(EMPTY_SEARCH, BASE)).toMatch(
      /^https:\/\/listings\.example\.com\/car-search\?channel=cars&/,
    );
  });

  test('writes every parameter and repeats parameters for several values', () => {
    const search =
      'make=BMW,Audi&model=X5,A4&postcode=m20+2rn&distance=50&minPrice=5000&maxPrice=30000&minYear=2018&maxYear=2022' +
      '&minMileage=10&maxMileage=60000&fuelType=Diesel,Petrol+Hybrid&transmission=Manual,Automatic&bodyType=SUV,Estate' +
      '&doors=3,5&color=Black,Navy&seats=5,7&sellerType=both&sort=price-asc&page=3&car=k&original_query=x';
    expect(getListingsParams(search)).toEqual([
      ...CONSTANT_PARAMS,
      ['seller-type', 'private'],
      ['seller-type', 'dealer'],
      ['sort', 'price-asc'],
      ['page', '3'],
      ['make', 'BMW'],
      ['make', 'Audi'],
      ['model', 'X5'],
      ['model', 'A4'],
      ['postcode', 'M202RN'],
      ['price-from', '5000'],
      ['price-to', '30000'],
      ['year-from', '2018'],
      ['year-to', '2022'],
      ['minimum-mileage', '10'],
      ['maximum-mileage', '60000'],
      ['fuel-type', 'Diesel'],
      ['fuel-type', 'Petrol Hybrid'],
      ['transmission', 'Manual'],
      ['transmission', 'Automatic'],
      ['body-type', 'SUV'],
      ['body-type', 'Estate'],
      ['quantity-of-doors', '3'],
      ['quantity-of-doors', '5'],
      ['colour', 'Black'],
      ['colour', 'Navy'],
      ['seats_values', '5'],
      ['seats_values', '7'],
      ['radius', '50'],
    ]);
  });

  test('writes no radius for a national search and no page for page 1', () => {
    const names = getListingsParams('distance=national&page=1').map(([name]) => name);
    expect(names).not.toContain('radius');
    expect(names).not.toContain('page');
  });

  test('always excludes write-offs', () => {
    for (const search of ['', 'excludeWriteoff=true', 'excludeWriteoff=false']) {
      expect(getListingsParams(search)).toContainEqual(['exclude-writeoff-categories', 'on']);
    }
  });

  test('keeps other parameters of the base URL', () => {
    const url = new URL(writeListingsUrl(parseSearch('make=BMW').state, `${BASE}?key=1&make=Ford&make=Kia&page=9#top`));
    expect(url.searchParams.get('key')).toBe('1');
    expect(url.searchParams.getAll('make')).toEqual(['BMW']);
    expect(url.searchParams.has('page')).toBe(false);
  });

  test('rejects an invalid base URL', () => {
    expect(() => writeListingsUrl(EMPTY_SEARCH, '/car-search')).toThrow(TypeError);
  });
});

describe('parseListingsUrl', () => {
  test('parses what writeListingsUrl writes', () => {
    fc.assert(
      fc.property(searchState, (state) => {
        const { distance, excludeWriteoff: _excludeWriteoff, sellerType = 'private', ...filters } = state.filters;
        expect(parseListingsUrl(writeListingsUrl(state, BASE))).toEqual({
          filters,
          ...(typeof distance === 'number' && { radius: distance }),
          sellers: sellerType === 'both' ? ['private', 'dealer'] : [sellerType],
          excludeWriteoffs: true,
          sort: state.sort,
          page: state.page,
        });
      }),
    );
  });

  test('uses defaults for missing parameters and ignores unknown parameters', () => {
    expect(parseListingsUrl('http://localhost/?utm_source=x&Make=BMW')).toEqual({
      filters: {},
      sellers: ['private'],
      excludeWriteoffs: false,
      sort: 'most-recent',
      page: 1,
    });
  });

  test('accepts a radius that the form does not offer', () => {
    expect(parseListingsUrl(`${BASE}?radius=30`).radius).toBe(30);
  });

  test.each([
    ['nowhere', 'must be an http or https URL of a search for cars'],
    ['ftp://listings.example.com/', 'must be an http or https URL of a search for cars'],
    ['javascript:alert(1)', 'must be an http or https URL of a search for cars'],
    [`${BASE}?channel=vans`, 'channel: ‘vans’ should be cars'],
    [`${BASE}?price-from=cheap`, 'price-from: ‘cheap’ should be a valid filter value'],
    [`${BASE}?price-to=1&price-to=2`, 'price-to: ‘2’ should be a valid filter value'],
    [`${BASE}?postcode=London`, 'postcode: ‘London’ should be a valid filter value'],
    [`${BASE}?seller-type=aliens`, 'seller-type: ‘aliens’ should be private or dealer'],
    [`${BASE}?radius=-5`, 'radius: ‘-5’ should be a whole number of at least 1'],
    [`${BASE}?page=1001`, 'page: ‘1001’ should be a whole number from 1 to 1000'],
    [`${BASE}?page=0`, 'page: ‘0’ should be a whole number of at least 1'],
    [`${BASE}?sort=best`, /^sort: ‘best’ should be one of most-recent, relevance/],
  ])('rejects %s and names the invalid part', (url, message) => {
    expect(() => parseListingsUrl(url)).toThrow(ListingsUrlError);
    expect(() => parseListingsUrl(url)).toThrow(typeof message === 'string' ? new ListingsUrlError(message) : message);
  });

  test('throws only ListingsUrlError for any input', () => {
    const names = [...FILTERS.map((row) => row.param), 'sort', 'page', 'channel'];
    fc.assert(
      fc.property(fc.constantFrom(...names), anyText, fc.boolean(), (name, text, isWholeUrl) => {
        const url = isWholeUrl ? text : `${BASE}?${new URLSearchParams({ [name]: text }).toString()}`;
        try {
          expect(parseListingsUrl(url).page).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(ListingsUrlError);
        }
      }),
      { numRuns: 500 },
    );
  });
});
