import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyQuery, anyText, searchState } from '../../test/arbitraries.ts';
import { HOSTILE } from '../../test/hostile.ts';
import { FILTERS } from './filters.ts';
import { parseSearch, writeSearch } from '../default-codecs.ts';

describe('the codec of the results URL', () => {
  test('restores every search that it writes and adds no notice', () => {
    fc.assert(
      fc.property(searchState, (state) => {
        expect(parseSearch(writeSearch(state))).toEqual({ state, notices: [] });
      }),
    );
  });

  test('never throws and writes parsed searches in canonical form', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { state } = parseSearch(query);
        const canonicalQuery = writeSearch(state);
        expect(parseSearch(canonicalQuery)).toEqual({ state, notices: [] });
        expect(writeSearch(parseSearch(canonicalQuery).state)).toBe(canonicalQuery);
      }),
      { numRuns: 1000 },
    );
  });

  test('parses hostile text as a whole query and as the value of each filter', () => {
    for (const text of HOSTILE) {
      const queries = [text, ...FILTERS.map((row) => new URLSearchParams({ [row.key]: text }).toString())];
      for (const query of queries) {
        const { state } = parseSearch(query);
        expect(parseSearch(writeSearch(state)), query.slice(0, 80)).toEqual({ state, notices: [] });
      }
    }
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  test('ignores unknown parameters', () => {
    fc.assert(
      fc.property(searchState, anyText, anyText, (state, key, value) => {
        const query = new URLSearchParams(writeSearch(state));
        query.append(`x-${key}`, value);
        expect(parseSearch(query).state).toEqual(state);
      }),
    );
  });

  test('writes URLs shorter than 8,000 characters', () => {
    const names = Array.from({ length: 100 }, (_, index) => `${index}`.repeat(30));
    const longestSearch = parseSearch(
      `make=${names.join(',')}&model=${names.join(',')}&original_query=${'é'.repeat(900)}`,
    );
    expect(writeSearch(longestSearch.state).length).toBeLessThan(8000);
  });
});
