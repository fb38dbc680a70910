import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createFilters } from '../create-filters.ts';
import {
  addTag,
  assistantParamsSchema,
  parseSearch,
  removeTag,
  listTags,
  createStateFromAssistant,
  writeListingsUrl,
  writeSearch,
} from '../default-codecs.ts';
import { parseListingsUrl } from '../listings/listings-query.ts';
import { splitExclusions } from './exclusions.ts';

const parseState = (query: string) => parseSearch(query).state;
const BASE_URL = 'https://listings.example.com/cars';
const getListings = (query: string, options?: Parameters<typeof writeListingsUrl>[2]) =>
  new URL(writeListingsUrl(parseState(query), BASE_URL, options)).searchParams;

describe('excluded values in the results URL', () => {
  test('writes a hyphen and uses the vocabulary’s spelling', () => {
    const { state, notices } = parseSearch('color=-red,-NAVY&make=-Ford&fuelType=-diesel');
    expect(state.filters).toEqual({ color: ['-Red', '-Navy'], make: ['-Ford'], fuelType: ['-Diesel'] });
    expect(notices).toEqual([]);
    expect(writeSearch(state)).toBe('make=-Ford&fuelType=-Diesel&color=-Red,-Navy');
  });

  test.each(['color=-', 'color=--Red', 'color=- ,Red&color=--', 'doors=-3', 'seats=-5', 'minPrice=-100'])(
    'drops the invalid values of ‘%s’ with a notice',
    (query) => {
      const { state, notices } = parseSearch(query);
      expect(notices.map(({ kind }) => kind)).toContain('dropped');
      expect(writeSearch(state)).not.toContain('-');
    },
  );

  test.each(['color=Red,-Red', 'color=-Red,red'])('keeps a value that is both wanted and excluded: %s', (query) => {
    const { state, notices } = parseSearch(query);
    expect(state.filters.color).toEqual(['Red']);
    expect(notices.map(({ message }) => message)).toEqual([
      'Colour: you asked for ‘Red’ and also ruled it out, so we kept it.',
    ]);
  });

  test('splits values into wanted and excluded values', () => {
    expect(splitExclusions(['Blue', '-Red'])).toEqual({ wanted: ['Blue'], excluded: ['Red'] });
    expect(splitExclusions(['-Red'])).toEqual({ wanted: undefined, excluded: ['Red'] });
    expect(splitExclusions(undefined)).toEqual({ wanted: undefined, excluded: [] });
  });
});

describe('tags of excluded values', () => {
  test('writes ‘Not …’ labels in lower case, except names and abbreviations', () => {
    const { filters } = parseState('make=-Ford&fuelType=-Petrol+Plug-in+Hybrid&bodyType=-SUV&color=-Red');
    expect(listTags(filters).map(({ label }) => label)).toEqual([
      'Not Ford',
      'Not petrol plug-in hybrid',
      'Not SUV',
      'Not red',
    ]);
  });

  test('removes one excluded value and keeps the others', () => {
    const state = parseState('color=-Red,-Blue');
    expect(removeTag(state, { key: 'color', value: '-Red' }).filters).toEqual({ color: ['-Blue'] });
  });

  test('replaces the opposite value when a tag is added', () => {
    const stateWithExclusion = addTag(parseState('color=Red,Blue'), { key: 'color', value: '-Red' });
    expect(stateWithExclusion.filters.color).toEqual(['Blue', '-Red']);
    expect(addTag(stateWithExclusion, { key: 'color', value: 'Red' }).filters.color).toEqual(['Blue', 'Red']);
  });

  test('labels excluded values in another language', () => {
    const { parseSearch: parseGerman, listTags: listGermanTags } = createFilters({
      locale: 'de-DE',
      texts: { excludedTag: 'Ohne {label}', values: { Diesel: 'Diesel', Red: 'Rot' } },
    });
    expect(listGermanTags(parseGerman('color=-Red').state.filters).map(({ label }) => label)).toEqual(['Ohne Rot']);
  });
});

describe('excluded values in an extraction', () => {
  test('turns exclusions into excluded search values', () => {
    const params = v.parse(assistantParamsSchema, {
      make: 'BMW',
      not_model: ['x5', ' '],
      not_color: 'red,Blue',
      not_transmission: ['Automatic'],
      not_doors: [3],
    });
    expect(params).toEqual({
      make: 'BMW',
      not_model: ['x5'],
      not_color: ['Red', 'Blue'],
      not_transmission: ['Automatic'],
    });
    expect(createStateFromAssistant(params, { originalQuery: '' }).filters).toEqual({
      postcode: 'EC1A1BB',
      make: ['BMW'],
      model: ['-x5'],
      color: ['-Red', '-Blue'],
      transmission: ['-Automatic'],
    });
  });

  test('drops a value with a hyphen from a wanted parameter', () => {
    expect(v.parse(assistantParamsSchema, { color: ['-Red', 'Blue'], make: '-Ford' })).toEqual({ color: 'Blue' });
  });

  test('drops exclusions that are unknown or also wanted', () => {
    const params = { color: 'Red', not_color: ['Red', 'Puce'], not_fuel_type: ['Steam'] };
    expect(v.parse(assistantParamsSchema, params)).toEqual({ color: 'Red' });
  });
});

describe('excluded values in the listings URL', () => {
  const QUERY = 'make=-Ford&model=-Golf&color=-Red&fuelType=Petrol,-Diesel&transmission=-Automatic,-Manual';

  test('marks excluded values, and restores them when the URL is parsed', () => {
    expect(getListings(QUERY).getAll('colour')).toEqual(['-Red']);
    expect(parseListingsUrl(writeListingsUrl(parseState(QUERY), BASE_URL)).filters).toEqual(parseState(QUERY).filters);
  });

  test('sends the other values to a service that does not support exclusions', () => {
    const params = getListings(QUERY, { exclusions: 'complement' });
    expect(params.getAll('colour')).toHaveLength(18);
    expect(params.getAll('colour')).not.toContain('Red');
    expect(params.getAll('fuel-type')).toEqual(['Petrol']);
    expect([params.getAll('make'), params.getAll('model')]).toEqual([[], []]);
  });

  test('keeps excluded values marked if no other value is left', () => {
    expect(getListings(QUERY, { exclusions: 'complement' }).getAll('transmission')).toEqual(['-Automatic', '-Manual']);
  });
});
