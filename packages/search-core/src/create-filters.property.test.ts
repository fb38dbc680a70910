import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as v from 'valibot';
import { anyQuery } from '../test/arbitraries.ts';
import { createFilters, FILTERS, flagKind, createNumberKind, createTextKind } from './index.ts';

const BATTERIES = ['LFP', 'NMC'];

/** A French company's table: three filters added, three omitted, and its own labels, radii and defaults. */
const frenchFilters = createFilters({
  extend: [
    {
      key: 'critAir',
      aiKey: 'crit_air',
      param: 'vignette',
      title: 'Crit’Air',
      group: 'environment',
      kind: createNumberKind(0, 5),
      multiple: true,
      inForm: true,
      tagLabel: (text) => `Crit’Air ${text}`,
    },
    {
      key: 'battery',
      aiKey: 'battery',
      param: 'batterie',
      title: 'Batterie',
      group: 'environment',
      kind: createTextKind(BATTERIES),
      multiple: false,
      inForm: true,
      tagLabel: (text) => text,
    },
    {
      key: 'firstOwner',
      aiKey: 'first_owner',
      param: 'premiere-main',
      title: 'Première main',
      group: 'history',
      kind: flagKind,
      multiple: false,
      inForm: false,
      tagLabel: () => 'Première main',
    },
  ],
  omit: ['excludeWriteoff', 'sellerType', 'postcode'],
  labels: {
    maxPrice: { title: 'Prix maximum', tagLabel: (text) => `${text} €`, tagName: (label) => `Jusqu’à ${label}` },
  },
  radii: [20, 80],
  defaults: { sort: 'price-asc', postcode: '' },
});

const filters = fc.record(
  {
    make: fc.uniqueArray(fc.constantFrom('Renault', 'Citroën', 'DS'), { minLength: 1 }),
    distance: fc.constantFrom<(number | 'national')[]>(20, 80, 'national'),
    minPrice: fc.integer({ min: 1, max: 10_000 }),
    maxPrice: fc.integer({ min: 10_000, max: 50_000 }),
    critAir: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1 }),
    battery: fc.constantFrom(...BATTERIES),
    firstOwner: fc.constant<true>(true),
  },
  { requiredKeys: [] },
);
const searchState = fc.record({
  filters,
  sort: fc.constantFrom('price-asc' as const, 'mileage' as const),
  page: fc.integer({ min: 1, max: 9 }),
});

describe('a table with added, omitted and renamed filters', () => {
  test('restores every search that it writes and adds no notice', () => {
    fc.assert(
      fc.property(searchState, (state) => {
        expect(frenchFilters.parseSearch(frenchFilters.writeSearch(state))).toEqual({ state, notices: [] });
      }),
    );
  });

  test('parses any query and writes it in canonical form', () => {
    fc.assert(
      fc.property(anyQuery, fc.string(), (query, battery) => {
        const givenQuery = `${query}&critAir=9,2&battery=${encodeURIComponent(battery)}`;
        const { state } = frenchFilters.parseSearch(givenQuery);
        expect(frenchFilters.parseSearch(frenchFilters.writeSearch(state))).toEqual({ state, notices: [] });
      }),
    );
  });

  test('restores a search from its form', () => {
    fc.assert(
      fc.property(searchState, (state) => {
        const values = frenchFilters.createFormValues(state.filters);
        expect(frenchFilters.getFormErrors(values)).toEqual({});
        expect(frenchFilters.applyForm(state, values).filters).toEqual(state.filters);
      }),
    );
  });

  test('removes and adds every tag', () => {
    fc.assert(
      fc.property(searchState, (state) => {
        for (const tag of frenchFilters.listTags(state.filters)) {
          const stateWithoutTag = frenchFilters.removeTag(state, tag);
          expect(frenchFilters.listTags(stateWithoutTag.filters)).not.toContainEqual(tag);
          expect(frenchFilters.listTags(frenchFilters.addTag(stateWithoutTag, tag).filters)).toContainEqual(tag);
        }
        expect(frenchFilters.listTags(frenchFilters.clearTags(state).filters)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('writes every added filter to the listings URL under its parameter', () => {
    fc.assert(
      fc.property(searchState, (state) => {
        const { searchParams } = new URL(frenchFilters.writeListingsUrl(state, 'https://listings.example.com/'));
        expect(searchParams.getAll('vignette')).toEqual((state.filters.critAir ?? []).map(String));
        expect(searchParams.get('batterie')).toBe(state.filters.battery ?? null);
        expect(searchParams.get('premiere-main')).toBe(state.filters.firstOwner ? 'true' : null);
      }),
    );
  });
});

test('gives a custom table its own labels, radii, sort order and schemas', () => {
  const { state } = frenchFilters.parseSearch('maxPrice=9000&distance=21&critAir=1&postcode=M202RN');
  expect(state).toEqual({ filters: { maxPrice: 9000, distance: 80, critAir: [1] }, sort: 'price-asc', page: 1 });
  expect(frenchFilters.listTags(state.filters).map(({ accessibleLabel }) => accessibleLabel)).toEqual([
    'Distance: 80 miles',
    'Jusqu’à 9000 €',
    'Crit’Air 1',
  ]);
  expect(
    v.parse(frenchFilters.assistantParamsSchema, { crit_air: [1, 2], battery: 'nmc', exclude_writeoff: true }),
  ).toEqual({
    crit_air: '1,2',
    battery: 'NMC',
  });
});

test('has types for added filters but not for omitted filters', () => {
  const { state } = frenchFilters.parseSearch('');
  expectTypeOf(state.filters.critAir).toEqualTypeOf<number[] | undefined>();
  expectTypeOf(state.filters.battery).toEqualTypeOf<string | undefined>();
  expectTypeOf(state.filters.firstOwner).toEqualTypeOf<true | undefined>();
  expectTypeOf(state.filters).not.toHaveProperty('sellerType');
  expectTypeOf(createFilters({ omit: ['make'] }).emptySearch.filters).not.toHaveProperty('make');
  expect(state.filters).toEqual({});
});

test('formats texts, amounts and distances in another language', () => {
  const frenchSet = createFilters({
    locale: 'fr-FR',
    currency: 'EUR',
    distanceUnit: 'km',
    texts: {
      sorts: { 'price-asc': 'Prix croissant' },
      filters: {
        maxPrice: { title: 'Prix', tag: 'Jusqu’à {value}' },
        doors: { tag: { one: '{value} porte', other: '{value} portes' } },
      },
      tagName: '{title} : {label}',
      values: { Diesel: 'Gazole', both: 'Tous les vendeurs' },
      notices: { invalid: '{title} : « {given} » n’est pas valide.' },
      errors: { rangeCrossed: 'Inférieur au minimum' },
    },
  });
  const { state, notices } = frenchSet.parseSearch(
    'maxPrice=20000&distance=50&doors=1,5&fuelType=Diesel&sellerType=both&seats=2&maxMileage=9000&minPrice=x',
  );
  const tags = frenchSet.listTags(state.filters);
  expect(tags.map(({ label }) => label.replaceAll(/\s/g, ' '))).toEqual([
    '50 km',
    'Jusqu’à 20 000 €',
    '9 000 km',
    'Gazole',
    '1 porte',
    '5 portes',
    '2 seats',
    'Tous les vendeurs',
  ]);
  expect(tags[1]?.accessibleLabel).toMatch(/^Prix : Jusqu’à/);
  expect(notices.map(({ message }) => message)).toEqual(['Minimum price : « x » n’est pas valide.']);
  expect([frenchSet.sortLabel('price-asc'), frenchSet.sortLabel('distance')]).toEqual(['Prix croissant', 'Distance']);
  const reversedValues = { ...frenchSet.createFormValues({ postcode: 'M1' }), minYear: 2020, maxYear: 2010 };
  expect(frenchSet.getFormErrors(reversedValues)).toEqual({ maxYear: 'Inférieur au minimum' });
});

test('returns the default table if no options are given', () => {
  expect(JSON.stringify(createFilters().rows)).toBe(JSON.stringify(FILTERS));
});

test('rejects a key that is already in the table', () => {
  const [make] = FILTERS;
  if (make === undefined) throw new Error('The default table has no filters.');
  expect(() => createFilters({ extend: [make] })).toThrow('‘make’ is already a filter');
});
