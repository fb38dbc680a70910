import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { assistantParamsSchema, parseSearch, createStateFromAssistant, writeSearch } from '../default-codecs.ts';
import { FILTERS } from './filters.ts';

const read = (answer: unknown) => v.parse(assistantParamsSchema, answer);

describe('assistantParamsSchema', () => {
  test('omits parameters that a model marks as absent', () => {
    expect(
      read({
        make: null,
        model: '',
        postcode: '  ',
        radius: 'any',
        min_price: 0,
        max_price: null,
        fuel_type: [],
        color: 'None',
        doors: 'null',
        exclude_writeoff: false,
        body_type: undefined,
      }),
    ).toEqual({});
  });

  test('accepts numbers as text and lists of values', () => {
    expect(
      read({ max_price: '£30,000', min_year: 2020, doors: [3, '5'], seats: '7', fuel_type: ['diesel', 'Petrol'] }),
    ).toEqual({ max_price: 30_000, min_year: 2020, doors: '3,5', seats: 7, fuel_type: 'Diesel,Petrol' });
  });

  test('keeps a valid radius without rounding it', () => {
    expect(read({ radius: 30 })).toEqual({ radius: 30 });
    expect(read({ radius: '30' })).toEqual({ radius: 30 });
    expect(read({ radius: 300 })).toEqual({ radius: 300 });
    expect(read({ radius: 'National' })).toEqual({ radius: 'national' });
    expect(read({ radius: 'near' })).toEqual({});
  });

  test('drops unknown parameters and values', () => {
    expect(
      read({ make: 'BMW', colour: 'Red', sellerType: 'dealer', fuel_type: 'Steam,Diesel', max_year: 'new' }),
    ).toEqual({
      make: 'BMW',
      fuel_type: 'Diesel',
    });
  });

  test('normalises postcodes and does not guess places', () => {
    expect(read({ postcode: 'sw1a 1aa' })).toEqual({ postcode: 'SW1A1AA' });
    expect(read({ postcode: 'London' })).toEqual({});
  });

  test.each([[null], [undefined], ['make: BMW'], [42], [[{ make: 'BMW' }]]])('rejects %o', (answer) => {
    expect(v.safeParse(assistantParamsSchema, answer).success).toBe(false);
  });

  test.each(['1'.padEnd(27, '0'), '0.0000001'])(
    'snaps a radius of %s to a value that can be parsed again',
    (radius) => {
      const params = read({ radius });
      expect(params).not.toEqual({});
      expect(read(params)).toEqual(params);
    },
  );

  test('is idempotent and never throws', () => {
    const value = fc.oneof(anyText, fc.double(), fc.boolean(), fc.constant(null), fc.array(anyText, { maxLength: 4 }));
    const keys = FILTERS.flatMap(({ aiKey }) => aiKey ?? []);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys, 'other'), value), (answer) => {
        const params = read(answer);
        expect(read(params)).toEqual(params);
        const query = writeSearch(createStateFromAssistant(params, { originalQuery: String(answer['make']) }));
        expect(writeSearch(parseSearch(query).state)).toBe(query);
      }),
    );
  });
});

describe('createStateFromAssistant', () => {
  test('renames keys, snaps the radius, swaps reversed bounds and adds a postcode', () => {
    const state = createStateFromAssistant(
      { make: 'BMW,Audi', radius: 30, min_price: 30_000, max_price: 10_000, exclude_writeoff: true },
      { originalQuery: '  BMW or Audi  ' },
    );
    expect(state).toEqual({
      filters: {
        make: ['BMW', 'Audi'],
        postcode: 'EC1A1BB',
        distance: 50,
        minPrice: 10_000,
        maxPrice: 30_000,
        excludeWriteoff: true,
      },
      sort: 'most-recent',
      page: 1,
      originalQuery: 'BMW or Audi',
    });
  });

  test('prefers a named place to the default', () => {
    const words = { originalQuery: '', defaultPostcode: 'm1 1ae' };
    expect(createStateFromAssistant({ postcode: 'LS1' }, words).filters).toEqual({ postcode: 'LS1' });
    expect(createStateFromAssistant({}, words)).toEqual({
      filters: { postcode: 'M11AE' },
      sort: 'most-recent',
      page: 1,
    });
  });

  test("truncates the buyer's words to 300 characters", () => {
    expect(createStateFromAssistant({}, { originalQuery: 'x'.repeat(400) }).originalQuery).toHaveLength(300);
  });
});
