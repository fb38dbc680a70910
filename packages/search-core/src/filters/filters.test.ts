import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { parseListingsUrl } from '../listings/listings-query.ts';
import { type AssistantParams } from './assistant-params.ts';
import { FILTERS, type Filters } from './filters.ts';
import { EMPTY_SEARCH } from './search-state.ts';
import {
  applyForm,
  assistantParamsSchema,
  createFormValues,
  parseSearch,
  removeTag,
  listTags,
  createStateFromAssistant,
  writeListingsUrl,
  writeSearch,
} from '../default-codecs.ts';

// Each filter's name in the results URL, in the assistant's answer and in the listings URL (docs/specification.md,
// sections 2, 3 and 7.3), in the order of the table.
const NAMES = [
  ['make', 'make', 'make'],
  ['model', 'model', 'model'],
  ['postcode', 'postcode', 'postcode'],
  ['distance', 'radius', 'radius'],
  ['minPrice', 'min_price', 'price-from'],
  ['maxPrice', 'max_price', 'price-to'],
  ['minYear', 'min_year', 'year-from'],
  ['maxYear', 'max_year', 'year-to'],
  ['minMileage', 'min_mileage', 'minimum-mileage'],
  ['maxMileage', 'max_mileage', 'maximum-mileage'],
  ['fuelType', 'fuel_type', 'fuel-type'],
  ['transmission', 'transmission', 'transmission'],
  ['bodyType', 'body_type', 'body-type'],
  ['doors', 'doors', 'quantity-of-doors'],
  ['color', 'color', 'colour'],
  ['seats', 'seats', 'seats_values'],
  ['excludeWriteoff', 'exclude_writeoff', 'exclude-writeoff-categories'],
  ['sellerType', undefined, 'seller-type'],
];
const KEYS = NAMES.map(([key]) => key);
const EXCLUDED_KEYS = FILTERS.filter((row) => row.excludable).map(({ aiKey }) => `not_${aiKey}`);
const AI_KEYS = NAMES.map(([, aiKey]) => aiKey).filter((aiKey) => aiKey !== undefined);

// Every filter, each with a value that is not its default.
const ALL_FILTERS: Required<Filters> = {
  make: ['BMW', 'Audi'],
  model: ['X5', 'A4'],
  postcode: 'M202RN',
  distance: 50,
  minPrice: 5000,
  maxPrice: 30_000,
  minYear: 2018,
  maxYear: 2022,
  minMileage: 10_000,
  maxMileage: 60_000,
  fuelType: ['Diesel', 'Petrol Plug-in Hybrid'],
  transmission: ['Automatic'],
  bodyType: ['SUV', 'Estate'],
  doors: [3, 5],
  color: ['Black', 'Navy'],
  seats: [5, 7],
  excludeWriteoff: true,
  sellerType: 'both',
};
const SEARCH = { ...EMPTY_SEARCH, filters: ALL_FILTERS };

describe('FILTERS', () => {
  test('names every filter as the specification does', () => {
    expect(FILTERS.map(({ key, aiKey, param }) => [key, aiKey, param])).toEqual(NAMES);
    expect(Object.keys(ALL_FILTERS)).toEqual(KEYS);
  });

  test('gives each filter a title for the form and the notices', () => {
    expect(FILTERS.map((row) => row.title)).toEqual([
      ...['Make', 'Model', 'Postcode', 'Distance', 'Minimum price', 'Maximum price', 'Minimum year', 'Maximum year'],
      ...['Minimum mileage', 'Maximum mileage', 'Fuel type', 'Transmission', 'Body type', 'Doors', 'Colour', 'Seats'],
      ...['Write-offs', 'Seller'],
    ]);
  });

  test('groups related filters', () => {
    const getKeys = (group: string) => FILTERS.filter((row) => row.group === group).map(({ key }) => key);
    const groups = [...new Set(FILTERS.map(({ group }) => group))];
    expect(Object.fromEntries(groups.map((group) => [group, getKeys(group)]))).toEqual({
      vehicle: ['make', 'model'],
      place: ['postcode', 'distance'],
      price: ['minPrice', 'maxPrice'],
      year: ['minYear', 'maxYear'],
      mileage: ['minMileage', 'maxMileage'],
      specification: ['fuelType', 'transmission', 'bodyType', 'doors', 'color', 'seats'],
      history: ['excludeWriteoff'],
      seller: ['sellerType'],
    });
  });

  test('has one minimum and one maximum for price, year and mileage', () => {
    const boundNames = FILTERS.filter((row) => row.bound).map(({ group, bound }) => `${bound} ${group}`);
    expect(boundNames).toEqual(['min price', 'max price', 'min year', 'max year', 'min mileage', 'max mileage']);
  });
});

describe('every row of the table', () => {
  test('has a key in the results URL', () => {
    const query = writeSearch(SEARCH);
    expect([...new URLSearchParams(query).keys()]).toEqual(KEYS);
    expect(parseSearch(query)).toEqual({ state: SEARCH, notices: [] });
  });

  test('has tags, except the postcode', () => {
    const keys = [...new Set(listTags(ALL_FILTERS).map((tag) => tag.key))];
    expect(keys).toEqual(KEYS.filter((key) => key !== 'postcode'));
    const clearedState = listTags(ALL_FILTERS).reduce(removeTag, SEARCH);
    expect(clearedState.filters).toEqual({ postcode: 'M202RN' });
  });

  test('has a form field, except the minimum mileage and the write-offs', () => {
    const values = createFormValues(ALL_FILTERS);
    expect(Object.keys(values).toSorted()).toEqual(
      [
        ...['postcode', 'distance', 'make', 'model', 'minPrice', 'maxPrice', 'minYear', 'maxYear', 'maxMileage'],
        ...['fuelType', 'transmission', 'bodyType', 'doors', 'seats', 'color', 'sellerType'],
      ].toSorted(),
    );
    const { minMileage, excludeWriteoff } = ALL_FILTERS;
    expect(applyForm({ ...SEARCH, filters: { minMileage, excludeWriteoff } }, values).filters).toEqual(ALL_FILTERS);
  });

  test('has a parameter in the assistant’s answer, except the seller type', () => {
    const params: Required<AssistantParams> = {
      make: 'BMW,Audi',
      model: 'X5,A4',
      postcode: 'M202RN',
      radius: 50,
      min_price: 5000,
      max_price: 30_000,
      min_year: 2018,
      max_year: 2022,
      min_mileage: 10_000,
      max_mileage: 60_000,
      fuel_type: 'Diesel,Petrol Plug-in Hybrid',
      transmission: 'Automatic',
      body_type: 'SUV,Estate',
      doors: '3,5',
      color: 'Black,Navy',
      seats: '5,7',
      exclude_writeoff: true,
      not_make: ['Ford'],
      not_model: ['Golf'],
      not_fuel_type: ['Electric'],
      not_transmission: ['Manual'],
      not_body_type: ['MPV'],
      not_color: ['Red'],
    };
    expect(Object.keys(params)).toEqual([...AI_KEYS, ...EXCLUDED_KEYS]);
    expect(v.parse(assistantParamsSchema, params)).toEqual(params);
    const { sellerType: _sellerType, ...filters } = ALL_FILTERS;
    const wantedParams = Object.fromEntries(Object.entries(params).filter(([key]) => !key.startsWith('not_')));
    expect(createStateFromAssistant(wantedParams, { originalQuery: '' }).filters).toEqual(filters);
  });

  test('has a parameter in the listings URL', () => {
    const url = writeListingsUrl(SEARCH, 'https://listings.example.com/cars');
    const params = new Set(new URL(url).searchParams.keys());
    for (const row of FILTERS) expect(params, row.key).toContain(row.param);
    const { distance, excludeWriteoff, sellerType: _sellerType, ...filters } = ALL_FILTERS;
    expect(parseListingsUrl(url)).toEqual({
      filters,
      radius: distance,
      excludeWriteoffs: excludeWriteoff,
      sellers: ['private', 'dealer'],
      sort: 'most-recent',
      page: 1,
    });
  });
});
