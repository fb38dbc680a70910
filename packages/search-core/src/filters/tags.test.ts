import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, filters as anyFilters, searchState } from '../../test/arbitraries.ts';
import { type Filters, FILTERS } from './filters.ts';
import { EMPTY_SEARCH } from './search-state.ts';
import { addTag, clearTags, parseSearch, removeTag, listTags, writeSearch } from '../default-codecs.ts';

const getLabels = (filters: Filters) => listTags(filters).map((tag) => tag.label);
const getAccessibleLabels = (filters: Filters) => listTags(filters).map((tag) => tag.accessibleLabel);

describe('labels', () => {
  test.each<[Filters, string[]]>([
    [{ make: ['BMW'], model: ['3 Series'] }, ['BMW', '3 Series']],
    [{ distance: 'national' }, ['National']],
    [{ distance: 50 }, ['50 miles']],
    [{ minPrice: 5000, maxPrice: 1_250_000 }, ['£5,000', '£1,250,000']],
    [{ minMileage: 900, maxMileage: 60_000 }, ['900 miles', '60,000 miles']],
    [{ minYear: 2018, maxYear: 2022 }, ['From 2018', 'To 2022']],
    [
      { fuelType: ['Bi Fuel'], transmission: ['Manual'], bodyType: ['SUV'], color: ['Navy'] },
      ['Bi Fuel', 'Manual', 'SUV', 'Navy'],
    ],
    [{ fuelType: ['__proto__'], color: ['constructor'] }, ['__proto__', 'constructor']],
    [{ doors: [3, 5], seats: [7] }, ['3 doors', '5 doors', '7 seats']],
    [{ excludeWriteoff: true }, ['Exclude Write-offs']],
    [{ sellerType: 'dealer' }, ['Dealers']],
    [{ sellerType: 'both' }, ['Private and dealers']],
    [{ postcode: 'M202RN' }, []],
  ])('labels the tags of %o', (filters, labels) => {
    expect(getLabels(filters)).toEqual(labels);
  });

  test('gives tags unique ids, and accessible names that contain the visible label', () => {
    const names = getAccessibleLabels({ distance: 50, minPrice: 9000, maxPrice: 9000, minMileage: 50, maxMileage: 50 });
    expect(names).toEqual([
      'Distance: 50 miles',
      'Minimum price: £9,000',
      'Maximum price: £9,000',
      'Minimum mileage: 50 miles',
      'Maximum mileage: 50 miles',
    ]);
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const tags = listTags(filters);
        expect(new Set(tags.map((tag) => tag.id)).size).toBe(tags.length);
        for (const tag of tags) expect(tag.accessibleLabel).toContain(tag.label);
      }),
    );
  });

  test('describes write-offs as always excluded', () => {
    expect(listTags({ excludeWriteoff: true })).toEqual([
      {
        id: 'excludeWriteoff:true',
        key: 'excludeWriteoff',
        value: 'true',
        label: 'Exclude Write-offs',
        accessibleLabel: 'Exclude Write-offs',
        description: 'Write-offs are always left out of our searches.',
      },
    ]);
  });
});

describe('removing and adding tags', () => {
  const state = parseSearch('make=BMW,Audi&doors=3,5&postcode=M1&sort=mileage&page=4&car=k1&original_query=x').state;

  test('removes one value, or the key with the last value, and resets page and car', () => {
    const [bmw, audi] = listTags(state.filters);
    if (!bmw || !audi) throw new Error('Expected a tag for each make.');
    const stateWithoutTag = removeTag(state, bmw);
    expect(writeSearch(stateWithoutTag)).toBe('make=Audi&postcode=M1&doors=3,5&sort=mileage&original_query=x');
    expect(removeTag(stateWithoutTag, audi).filters).not.toHaveProperty('make');
    expect(state.filters.make).toEqual(['BMW', 'Audi']);
  });

  test('keeps the filters when an absent tag is removed', () => {
    expect(removeTag(state, { key: 'make', value: 'Ford' }).filters).toEqual(state.filters);
  });

  test('replaces the value of a single-value filter when a tag is added', () => {
    expect(addTag(state, { key: 'maxPrice', value: '9000' }).filters.maxPrice).toBe(9000);
    expect(
      addTag(addTag(state, { key: 'distance', value: '50' }), { key: 'distance', value: '5' }).filters.distance,
    ).toBe(5);
    expect(addTag(state, { key: 'make', value: 'audi' }).filters.make).toEqual(['BMW', 'Audi']);
  });

  test('adds a removed value back as the last value of its filter', () => {
    fc.assert(
      fc.property(searchState, ({ filters }) => {
        const search = { ...EMPTY_SEARCH, filters };
        for (const tag of listTags(filters)) {
          const restored = addTag(removeTag(search, tag), tag);
          const listIds = (tags: typeof restored) => listTags(tags.filters).map(({ id }) => id);
          expect(listIds(restored).toSorted()).toEqual(listIds(search).toSorted());
          const lastTag = listTags(filters).findLast(({ key }) => key === tag.key);
          if (lastTag?.id === tag.id) expect(restored).toEqual(search);
        }
      }),
    );
  });

  test('clears every filter except the postcode when all tags are removed', () => {
    fc.assert(
      fc.property(searchState, (search) => {
        const { car: _car, ...rest } = search;
        const { postcode } = search.filters;
        const clearedState = { ...rest, page: 1, filters: postcode === undefined ? {} : { postcode } };
        expect(clearTags(search)).toEqual(clearedState);
        const tags = listTags(search.filters);
        if (tags.length > 0) expect(tags.reduce(removeTag, search)).toEqual(clearedState);
      }),
    );
  });

  test('never throws for any tag', () => {
    fc.assert(
      fc.property(searchState, fc.constantFrom(...FILTERS), anyText, (search, { key }, value) => {
        const stateWithTag = addTag(search, { key, value });
        expect(parseSearch(writeSearch(stateWithTag)).state.filters).toBeDefined();
        expect(removeTag(search, { key, value }).page).toBe(1);
      }),
    );
  });
});
