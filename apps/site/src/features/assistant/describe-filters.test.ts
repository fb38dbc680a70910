import {
  BODY_TYPES,
  COLORS,
  DEFAULT_POSTCODE,
  DISTANCES,
  type Filters,
  FUEL_TYPES,
  createStateFromAssistant,
  TRANSMISSIONS,
} from '@forecourt/search-core';
import { getParams, read } from '@forecourt/assistant';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeFilters } from './describe-filters.ts';

const now = new Date('2026-11-20T12:00:00Z');
const places = { defaultPostcode: DEFAULT_POSTCODE };

/** Returns the filters that the reader finds in a description of `filters`. */
function readDescription(filters: Filters): { filters: Filters; unread: string[] } {
  const content = describeFilters(filters, places);
  const reading = read([{ role: 'user', content }], { now });
  return {
    filters: createStateFromAssistant(getParams(reading), { originalQuery: '' }).filters,
    unread: reading.unread.map(({ start, end }) => content.slice(start, end)),
  };
}

/** Returns the filters as text that does not depend on the order of values. */
const toComparable = (filters: Filters) =>
  Object.entries(filters)
    .map(([key, value]) => `${key}: ${[value].flat().map(String).toSorted().join()}`)
    .toSorted()
    .join('; ');

/** Returns an empty list if the reader parses the description to the same filters and reads every word. */
function findMisreading(filters: Filters) {
  const parsed = readDescription(filters);
  const isSame = toComparable(parsed.filters) === toComparable({ postcode: DEFAULT_POSTCODE, ...filters });
  return isSame && parsed.unread.length === 0 ? [] : [{ words: describeFilters(filters, places), ...parsed }];
}

describe('descriptions', () => {
  test.each<[Filters, string]>([
    [{ make: ['BMW'], model: ['X5', 'X3'], postcode: DEFAULT_POSTCODE }, 'BMW X5 or X3'],
    [{ minPrice: 5000, maxPrice: 30_000 }, 'between £5,000 and £30,000'],
    [{ postcode: 'M202WX', distance: 50 }, 'within 50 miles of M20 2WX'],
    [{ postcode: 'LS1', distance: 'national' }, 'near LS1, anywhere in the UK'],
    [{ maxMileage: 40_000, color: ['Red', 'Blue'] }, 'up to 40,000 miles on the clock, Red or Blue'],
    [{ minYear: 2018, doors: [3, 5], excludeWriteoff: true }, 'built in 2018 or later, 3 or 5 doors, no write-offs'],
  ])('describes %j', (filters, words) => {
    expect(describeFilters(filters, places)).toBe(words);
  });

  test('omits the default postcode and the seller type', () => {
    expect(describeFilters({ postcode: DEFAULT_POSTCODE, sellerType: 'dealer' }, places)).toBe('');
    expect(describeFilters({}, places)).toBe('');
  });
});

describe('describeFilters', () => {
  interface Family {
    make: string;
    family: string;
  }
  const families = JSON.parse(
    readFileSync(new URL('../../../../../data/families.json', import.meta.url), 'utf8'),
  ) as Family[];
  // The reader takes 'Hatch' and 'Convertible' for body types, so it cannot parse these names.
  const ambiguousFamilies = new Set(['MINI Hatch', 'MINI Convertible']);
  // Leaves out makes that are also ordinary words or names, such as Smart and Morgan.
  const makes = [
    'Audi',
    'BMW',
    'Ford',
    'Kia',
    'Land Rover',
    'Mercedes-Benz',
    'Nissan',
    'Peugeot',
    'Tesla',
    'Volkswagen',
  ];

  test('writes words that the reader parses to the same family', () => {
    const clearFamilies = families.filter(({ make, family }) => !ambiguousFamilies.has(`${make} ${family}`));
    expect(clearFamilies.flatMap(({ make, family }) => findMisreading({ make: [make], model: [family] }))).toEqual([]);
  });

  test('writes words that the reader parses to the same filters', () => {
    const createArbitraryLists = <T>(values: readonly T[]) =>
      fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
    const createArbitraryRange = (min: keyof Filters, max: keyof Filters, figure: fc.Arbitrary<number>) =>
      fc.tuple(figure, figure, fc.constantFrom('min', 'max', 'both')).map(([a, b, which]): Filters => ({
        ...(which !== 'max' && { [min]: Math.min(a, b) }),
        ...(which !== 'min' && { [max]: Math.max(a, b) }),
      }));
    const arbitraryFigure = fc.integer({ min: 20, max: 4_000 }).map((fifties) => fifties * 50);
    const arbitraryFilter = fc.oneof(
      createArbitraryLists(makes).map((make): Filters => ({ make })),
      fc.constantFrom<Filters>({ postcode: 'LS16AB' }, { postcode: 'M20' }, { excludeWriteoff: true }),
      fc.constantFrom(...DISTANCES).map((distance): Filters => ({ distance })),
      createArbitraryRange('minPrice', 'maxPrice', arbitraryFigure),
      createArbitraryRange('minYear', 'maxYear', fc.integer({ min: 2001, max: 2026 })),
      createArbitraryRange('minMileage', 'maxMileage', arbitraryFigure),
      createArbitraryLists(FUEL_TYPES).map((fuelType): Filters => ({ fuelType })),
      createArbitraryLists(TRANSMISSIONS).map((transmission): Filters => ({ transmission })),
      createArbitraryLists(BODY_TYPES).map((bodyType): Filters => ({ bodyType })),
      createArbitraryLists(COLORS).map((color): Filters => ({ color })),
      createArbitraryLists([2, 3, 4, 5]).map((doors): Filters => ({ doors })),
      createArbitraryLists([2, 4, 5, 6, 7, 8, 9]).map((seats): Filters => ({ seats })),
    );
    // Each filter or range occurs at most once.
    const arbitraryFilters = fc.uniqueArray(arbitraryFilter, {
      maxLength: 9,
      selector: (one) => Object.keys(one)[0]?.replace(/^(min|max)/, ''),
    });
    fc.assert(
      fc.property(arbitraryFilters, (all) => {
        expect(findMisreading(Object.assign({}, ...all) as Filters)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
