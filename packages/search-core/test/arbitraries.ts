import fc from 'fast-check';
import type { Filters } from '../src/filters/filters.ts';
import type { SearchState } from '../src/filters/search-state.ts';
import { MAX_PAGES } from '../src/pages.ts';
import { SORTS } from '../src/filters/sorts.ts';
import { BODY_TYPES, COLORS, FUEL_TYPES, TRANSMISSIONS } from '../src/filters/vocabulary.ts';
import { DISTANCES } from '../src/places/distance.ts';
import { HOSTILE } from './hostile.ts';

const MAKES = [
  'BMW',
  'Mercedes-Benz',
  'Land Rover',
  'Citroën',
  'MINI',
  'smart',
  '100%',
  'A&B=C',
  'x+y',
  '#1?',
  "Rock'n",
];
const MODELS = ['3 Series', "Cee'd", 'D-Max', 'up!', '9-3', 'Model 3', '2', '日産', '🚗', '50/50', 'a;b'];

/** Returns an arbitrary of lists in which any value may be excluded. */
const createExcludableList = (values: readonly string[]) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...values), fc.boolean()), {
      minLength: 1,
      maxLength: 4,
      selector: ([value]) => value,
    })
    .map((pairs) => pairs.map(([value, isWanted]) => (isWanted ? value : `-${value}`)));
const createNumbers = (min: number, max: number) =>
  fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 4 });

/** Parsed filters: canonical values, and ranges in order. */
export const filters: fc.Arbitrary<Filters> = fc
  .record(
    {
      make: createExcludableList(MAKES),
      model: createExcludableList(MODELS),
      postcode: fc.constantFrom('EC1A1BB', 'M202RN', 'SW19', 'B1', 'GIR0AA'),
      distance: fc.constantFrom(...DISTANCES),
      minPrice: fc.integer({ min: 1, max: 40_000 }),
      maxPrice: fc.integer({ min: 40_000, max: 10_000_000 }),
      minYear: fc.integer({ min: 1900, max: 2010 }),
      maxYear: fc.integer({ min: 2010, max: 2100 }),
      minMileage: fc.integer({ min: 1, max: 50_000 }),
      maxMileage: fc.integer({ min: 50_000, max: 1_000_000 }),
      fuelType: createExcludableList(FUEL_TYPES),
      transmission: createExcludableList(TRANSMISSIONS),
      bodyType: createExcludableList(BODY_TYPES),
      doors: createNumbers(1, 9),
      color: createExcludableList(COLORS),
      seats: createNumbers(1, 20),
      excludeWriteoff: fc.constant<true>(true),
      sellerType: fc.constantFrom('dealer', 'both'),
    },
    { requiredKeys: [] },
  )
  .map((record): Filters => record);

export const searchState: fc.Arbitrary<SearchState> = fc
  .record(
    {
      filters,
      sort: fc.constantFrom(...SORTS),
      page: fc.integer({ min: 1, max: MAX_PAGES }),
      car: fc.stringMatching(/^[\w.:~-]{1,60}$/),
      originalQuery: fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
        .map((text) => text.trim())
        .filter((text) => text !== ''),
    },
    { requiredKeys: ['filters', 'sort', 'page'] },
  )
  .map((record): SearchState => record);

/** Any text: plain text in every script, lone surrogates, control characters and known hostile values. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(...HOSTILE),
);

const SEARCH_KEYS = [
  ...[
    'make',
    'model',
    'postcode',
    'distance',
    'minPrice',
    'maxPrice',
    'minYear',
    'maxYear',
    'minMileage',
    'maxMileage',
  ],
  ...['fuelType', 'transmission', 'bodyType', 'doors', 'color', 'seats', 'excludeWriteoff', 'sellerType'],
  ...['sort', 'page', 'car', 'original_query', 'Make', 'utm_source', '__proto__'],
];

/** Any text, or a query of mostly known keys and any values. It is not encoded, so it may contain malformed escapes. */
export const anyQuery: fc.Arbitrary<string> = fc.oneof(
  anyText,
  fc
    .array(
      fc.tuple(fc.constantFrom(...SEARCH_KEYS), fc.oneof(anyText, fc.integer().map(String), fc.double().map(String))),
      {
        maxLength: 8,
      },
    )
    .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&')),
);
