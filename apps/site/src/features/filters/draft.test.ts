import { applyForm, parseSearch, writeSearch } from '@forecourt/search-core';
import { describe, expect, test } from 'vitest';
import { clearedDraft, draftErrors, draftOf, tidied, valuesOf } from './draft.ts';

const search =
  'make=BMW,Audi&model=X5&postcode=M202RN&distance=50&minPrice=5000&maxPrice=12500&minYear=2015&maxYear=2020' +
  '&maxMileage=60000&fuelType=Diesel,Petrol&doors=5&sellerType=both';
const { state } = parseSearch(search);

describe('the form of a search', () => {
  test('shows prices and postcode as people write them', () => {
    const draft = draftOf(state.filters);
    expect([draft.minPrice, draft.maxPrice, draft.minYear, draft.maxMileage]).toEqual([
      '£5,000',
      '£12,500',
      '2015',
      '60000',
    ]);
    expect(draft.postcode).toBe('M20 2RN');
    expect(draftOf({ postcode: 'EC1A1BB' }).postcode).toBe('EC1A 1BB');
    expect(draftOf({ postcode: 'M20' }).postcode).toBe('M20');
  });

  test('applied as it is, changes nothing', () => {
    expect(writeSearch(applyForm(state, valuesOf(draftOf(state.filters))))).toBe(search);
    expect(draftErrors(draftOf(state.filters))).toEqual({});
  });

  test('cleared, keeps where it looks', () => {
    const cleared = clearedDraft(draftOf(state.filters));
    expect(writeSearch(applyForm(state, valuesOf(cleared)))).toBe('postcode=M202RN');
  });

  test('says what cannot be read, and what contradicts itself', () => {
    const draft = { ...draftOf({}), postcode: 'M20', minPrice: 'lots', maxYear: '20x', maxMileage: 'any' };
    expect(draftErrors(draft)).toEqual({
      minPrice: expect.stringContaining('£12,500'),
      maxYear: expect.stringContaining('2018'),
    });
    expect(draftErrors({ ...draft, minPrice: '20k', maxPrice: '£15,000', maxYear: '' })).toEqual({
      maxPrice: 'This is below the start of the range',
    });
    expect(draftErrors(draftOf({}))).toEqual({ postcode: 'Postcode is required' });
  });
});

test.each([
  ['minPrice', '12.5k', '£12,500'],
  ['maxPrice', ' 9000 ', '£9,000'],
  ['minYear', ' 2018', '2018'],
  ['minPrice', 'lots', 'lots'],
  ['minPrice', '  ', ''],
] as const)('%s: %s is written %s', (key, typed, written) => {
  expect(tidied(key, typed)).toBe(written);
});
