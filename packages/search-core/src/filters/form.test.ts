import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, searchState } from '../../test/arbitraries.ts';
import { type FilterFormValues } from './form.ts';
import { EMPTY_SEARCH } from './search-state.ts';
import { applyForm, getFormErrors, createFormValues, parseSearch, writeSearch } from '../default-codecs.ts';

const EMPTY_FORM: FilterFormValues = {
  postcode: '',
  distance: 'any',
  make: [],
  model: [],
  minPrice: null,
  maxPrice: null,
  minYear: null,
  maxYear: null,
  maxMileage: null,
  fuelType: [],
  transmission: [],
  bodyType: [],
  doors: [],
  seats: [],
  color: [],
  sellerType: 'private',
};

describe('the filter form', () => {
  test('is empty for the empty search', () => {
    expect(createFormValues({})).toEqual(EMPTY_FORM);
  });

  test('contains each value in its field’s format', () => {
    const { state } = parseSearch('make=BMW,Audi&distance=30&postcode=m1&maxPrice=9000&doors=3&sellerType=both');
    expect(createFormValues(state.filters)).toEqual({
      ...EMPTY_FORM,
      make: ['BMW', 'Audi'],
      distance: '50',
      postcode: 'M1',
      maxPrice: 9000,
      doors: ['3'],
      sellerType: 'both',
    });
  });

  test('changes no filter if applied unchanged', () => {
    fc.assert(
      fc.property(searchState, (state) => {
        const { car: _car, ...rest } = state;
        expect(applyForm(state, createFormValues(state.filters))).toEqual({ ...rest, page: 1 });
      }),
    );
  });

  test('removes only the filters of its own fields when an empty form is applied', () => {
    const { state } = parseSearch(
      'make=BMW&postcode=M1&minMileage=5&maxMileage=9&excludeWriteoff=true&sort=mileage&page=3&car=k&original_query=x',
    );
    expect(writeSearch(applyForm(state, EMPTY_FORM))).toBe(
      'minMileage=5&excludeWriteoff=true&sort=mileage&original_query=x',
    );
  });

  test("clears a filter whose field is 'any', null or NaN", () => {
    const { state } = parseSearch('make=BMW&distance=5&minPrice=1&maxPrice=2&sellerType=dealer');
    const values = { ...EMPTY_FORM, make: ['any'], minPrice: Number.NaN };
    expect(applyForm(state, values)).toEqual(EMPTY_SEARCH);
  });

  test('normalises values as the URL does', () => {
    const values = {
      ...EMPTY_FORM,
      postcode: ' m20 2rn',
      fuelType: ['diesel', 'Diesel'],
      doors: ['5', 'x'],
      maxPrice: 9000.5,
    };
    expect(applyForm(EMPTY_SEARCH, values).filters).toEqual({
      postcode: 'M202RN',
      fuelType: ['Diesel'],
      doors: [5],
      maxPrice: 9000,
    });
  });

  test('never throws for any input', () => {
    fc.assert(
      fc.property(anyText, fc.double(), (text, number) => {
        const values = { ...EMPTY_FORM, postcode: text, make: [text], minPrice: number };
        const query = writeSearch(applyForm(EMPTY_SEARCH, values));
        expect(writeSearch(parseSearch(query).state)).toBe(query);
        expect(Object.keys(getFormErrors(values)).every((key) => key in EMPTY_FORM)).toBe(true);
      }),
    );
  });
});

describe('form errors', () => {
  const validForm = { ...EMPTY_FORM, postcode: 'M20 2RN' };

  test('requires a valid postcode', () => {
    expect(getFormErrors(EMPTY_FORM)).toEqual({ postcode: 'Postcode is required' });
    expect(getFormErrors({ ...EMPTY_FORM, postcode: '  ' })).toEqual({ postcode: 'Postcode is required' });
    expect(getFormErrors({ ...EMPTY_FORM, postcode: 'London' })).toHaveProperty(
      'postcode',
      expect.stringContaining('M20 2RN'),
    );
    expect(getFormErrors({ ...EMPTY_FORM, postcode: 'm20' })).toEqual({});
    expect(getFormErrors(validForm)).toEqual({});
  });

  test('rejects a range that ends before it starts', () => {
    expect(getFormErrors({ ...validForm, minPrice: 9000, maxPrice: 9000, minYear: 2020, maxYear: 2019 })).toEqual({
      maxYear: 'Enter a value that isn’t below the minimum',
    });
  });

  test('rejects numbers out of range', () => {
    expect(getFormErrors({ ...validForm, minPrice: -1, maxPrice: 9000, minYear: 20, maxMileage: 0 })).toEqual({
      minPrice: 'Enter a valid number',
      minYear: 'Enter a valid number',
      maxMileage: 'Enter a valid number',
    });
    expect(getFormErrors({ ...validForm, minPrice: 0, maxPrice: Number.NaN })).toEqual({});
  });
});
