import { applyForm, parseSearch, writeSearch } from '@forecourt/search-core';
import { describe, expect, test } from 'vitest';
import { clearDraft, getDraftErrors, createDraft, formatAmount, getFormValues } from './draft.ts';

const search =
  'make=BMW,Audi&model=X5&postcode=M202RN&distance=50&minPrice=5000&maxPrice=12500&minYear=2015&maxYear=2020' +
  '&maxMileage=60000&fuelType=Diesel,Petrol&doors=5&sellerType=both';
const { state } = parseSearch(search);

describe('a draft', () => {
  test('formats prices and the postcode', () => {
    const draft = createDraft(state.filters);
    expect([draft.minPrice, draft.maxPrice, draft.minYear, draft.maxMileage]).toEqual([
      '£5,000',
      '£12,500',
      '2015',
      '60000',
    ]);
    expect(draft.postcode).toBe('M20 2RN');
    expect(createDraft({ postcode: 'EC1A1BB' }).postcode).toBe('EC1A 1BB');
    expect(createDraft({ postcode: 'M20' }).postcode).toBe('M20');
  });

  test('leaves the search unchanged if applied without changes', () => {
    expect(writeSearch(applyForm(state, getFormValues(createDraft(state.filters))))).toBe(search);
    expect(getDraftErrors(createDraft(state.filters))).toEqual({});
  });

  test('keeps the postcode when the filters are cleared', () => {
    const clearedDraft = clearDraft(createDraft(state.filters));
    expect(writeSearch(applyForm(state, getFormValues(clearedDraft)))).toBe('postcode=M202RN');
  });

  test('reports invalid and contradictory values', () => {
    const draft = { ...createDraft({}), postcode: 'M20', minPrice: 'lots', maxYear: '20x', maxMileage: 'any' };
    expect(getDraftErrors(draft)).toEqual({
      minPrice: expect.stringContaining('£12,500'),
      maxYear: expect.stringContaining('2018'),
    });
    expect(getDraftErrors({ ...draft, minPrice: '20k', maxPrice: '£15,000', maxYear: '' })).toEqual({
      maxPrice: 'Enter a value that isn’t below the minimum',
    });
    expect(getDraftErrors(createDraft({}))).toEqual({ postcode: 'Postcode is required' });
  });
});

test.each([
  ['minPrice', '12.5k', '£12,500'],
  ['maxPrice', ' 9000 ', '£9,000'],
  ['minYear', ' 2018', '2018'],
  ['minPrice', 'lots', 'lots'],
  ['minPrice', '  ', ''],
] as const)('formats %s %j as %j', (key, typedText, formattedText) => {
  expect(formatAmount(key, typedText)).toBe(formattedText);
});
