import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { assistantParamsSchema, parseSearch, stateFromAssistant, writeSearch } from '../default-codecs.ts';
import { FILTERS } from './filters.ts';

const read = (answer: unknown) => v.parse(assistantParamsSchema, answer);

describe("the assistant's answer", () => {
  test('what was not asked for is absent, however a model says so', () => {
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

  test('numbers may be text, several values a list', () => {
    expect(
      read({ max_price: '£30,000', min_year: 2020, doors: [3, '5'], seats: '7', fuel_type: ['diesel', 'Petrol'] }),
    ).toEqual({ max_price: 30_000, min_year: 2020, doors: '3,5', seats: 7, fuel_type: 'Diesel,Petrol' });
  });

  test('a radius stays as it was said', () => {
    expect(read({ radius: 30 })).toEqual({ radius: 30 });
    expect(read({ radius: '30' })).toEqual({ radius: 30 });
    expect(read({ radius: 300 })).toEqual({ radius: 300 });
    expect(read({ radius: 'National' })).toEqual({ radius: 'national' });
    expect(read({ radius: 'near' })).toEqual({});
  });

  test('what it does not know is left out', () => {
    expect(
      read({ make: 'BMW', colour: 'Red', sellerType: 'dealer', fuel_type: 'Steam,Diesel', max_year: 'new' }),
    ).toEqual({
      make: 'BMW',
      fuel_type: 'Diesel',
    });
  });

  test('postcodes are normalised, places are not guessed', () => {
    expect(read({ postcode: 'sw1a 1aa' })).toEqual({ postcode: 'SW1A1AA' });
    expect(read({ postcode: 'London' })).toEqual({});
  });

  test.each([[null], [undefined], ['make: BMW'], [42], [[{ make: 'BMW' }]]])('%o is no answer', (answer) => {
    expect(v.safeParse(assistantParamsSchema, answer).success).toBe(false);
  });

  test.each(['1'.padEnd(27, '0'), '0.0000001'])(
    'a radius of %s is snapped: what is kept can be read again',
    (radius) => {
      const params = read({ radius });
      expect(params).not.toEqual({});
      expect(read(params)).toEqual(params);
    },
  );

  test('reading twice is reading once, and nothing throws', () => {
    const value = fc.oneof(anyText, fc.double(), fc.boolean(), fc.constant(null), fc.array(anyText, { maxLength: 4 }));
    const keys = FILTERS.flatMap(({ aiKey }) => aiKey ?? []);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys, 'other'), value), (answer) => {
        const params = read(answer);
        expect(read(params)).toEqual(params);
        const query = writeSearch(stateFromAssistant(params, { originalQuery: String(answer['make']) }));
        expect(writeSearch(parseSearch(query).state)).toBe(query);
      }),
    );
  });
});

describe('the search that it asks for', () => {
  test('renames, snaps, swaps and supplies the place', () => {
    const state = stateFromAssistant(
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

  test('a named place wins over the default, which may be another', () => {
    const words = { originalQuery: '', defaultPostcode: 'm1 1ae' };
    expect(stateFromAssistant({ postcode: 'LS1' }, words).filters).toEqual({ postcode: 'LS1' });
    expect(stateFromAssistant({}, words)).toEqual({ filters: { postcode: 'M11AE' }, sort: 'most-recent', page: 1 });
  });

  test("the buyer's words are cut to 300 characters", () => {
    expect(stateFromAssistant({}, { originalQuery: 'x'.repeat(400) }).originalQuery).toHaveLength(300);
  });
});
