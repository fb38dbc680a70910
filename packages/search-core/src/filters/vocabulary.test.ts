import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BODY_TYPES, COLORS, FUEL_TYPES, TRANSMISSIONS } from './vocabulary.ts';
import { parseSearch, writeSearch } from '../default-codecs.ts';

const readData = (name: string) => readFileSync(new URL(`../../../../data/${name}`, import.meta.url), 'utf8');

describe('vocabulary', () => {
  test.each([
    ['fuel_type', FUEL_TYPES],
    ['transmission', TRANSMISSIONS],
    ['body_type', BODY_TYPES],
    ['color', COLORS],
  ])('has the values that the guide lists for %s', (parameter, values) => {
    const [, row] = new RegExp(`^\\| ${parameter} \\| (.+) \\|$`, 'm').exec(readData('nlq/GUIDE.md')) ?? [];
    expect(values.join(', ')).toBe(row);
  });

  test('writes every make and family in stock to the URL and parses them again', () => {
    const families = JSON.parse(readData('families.json')) as { make: string; family: string }[];
    expect(families.length).toBeGreaterThan(500);
    for (const { make, family } of families) {
      const { state, notices } = parseSearch(new URLSearchParams({ make, model: family }));
      expect(state.filters).toEqual({ make: [make], model: [family] });
      expect(notices).toEqual([]);
      expect(parseSearch(writeSearch(state)).state).toEqual(state);
    }
  });
});
