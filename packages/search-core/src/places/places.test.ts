import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { DISTANCES, snapDistance } from './distance.ts';
import { DEFAULT_POSTCODE, isOutcode, isPostcode, normalizePostcode, getOutcode } from './postcode.ts';

const OUTCODES = Object.keys(
  JSON.parse(readFileSync(new URL('../../../../data/outcodes.json', import.meta.url), 'utf8')) as object,
);

describe('snapDistance', () => {
  test.each([
    [0, 5],
    [5, 5],
    [5.01, 10],
    [10, 10],
    [11, 25],
    [25, 25],
    [26, 50],
    [50, 50],
    [51, 100],
    [100, 100],
    [101, 200],
    [200, 200],
    [200.5, 'national'],
    [Infinity, 'national'],
    [Number.NaN, 'national'],
  ])('snaps %d miles to %s', (miles, distance) => {
    expect(snapDistance(miles)).toBe(distance);
  });

  test('never snaps to a shorter distance and keeps a snapped distance', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true }), (miles) => {
        const distance = snapDistance(miles);
        expect(DISTANCES).toContain(distance);
        if (distance !== 'national') {
          expect(distance).toBeGreaterThanOrEqual(miles);
          expect(snapDistance(distance)).toBe(distance);
        }
      }),
    );
  });
});

describe('postcodes', () => {
  test.each(['EC1A 1BB', 'W1A 0AX', 'M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'GIR 0AA', 'bs6 5qa', ' m20\t2rn '])(
    'accepts the full postcode %s',
    (text) => {
      expect(isPostcode(text)).toBe(true);
      expect(isOutcode(text)).toBe(false);
    },
  );

  test.each(['', 'London', 'EC1A', 'M1 1A', 'QM1 1AE', 'M1 1CE', 'M1 AAE', 'M123 1AE', 'ABC1 1AA', 'M1 1AEX', '12345'])(
    'rejects %s as a full postcode',
    (text) => {
      expect(isPostcode(text)).toBe(false);
    },
  );

  test('accepts every outcode in use, alone and in a full postcode', () => {
    expect(OUTCODES.length).toBeGreaterThan(2800);
    expect(OUTCODES.filter((outcode) => !isOutcode(outcode))).toEqual([]);
    expect(OUTCODES.filter((outcode) => !isPostcode(`${outcode} 1AA`))).toEqual([]);
    expect(OUTCODES.filter((outcode) => isPostcode(outcode))).toEqual([]);
  });

  test('returns the outcode of full and partial postcodes', () => {
    expect(getOutcode('m20 2rn')).toBe('M20');
    expect(getOutcode('ec1a 1bb')).toBe('EC1A');
    expect(getOutcode('GIR 0AA')).toBe('GIR');
    expect(getOutcode('sw19')).toBe('SW19');
    expect(getOutcode('nowhere')).toBeUndefined();
  });

  test('has a full postcode as the default', () => {
    expect(DEFAULT_POSTCODE).toBe('EC1A1BB');
    expect(isPostcode(DEFAULT_POSTCODE)).toBe(true);
    expect(normalizePostcode(DEFAULT_POSTCODE)).toBe(DEFAULT_POSTCODE);
  });

  test('normalises and classifies any text consistently without throwing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const postcode = normalizePostcode(text);
        expect(normalizePostcode(postcode)).toBe(postcode);
        expect(getOutcode(text) !== undefined).toBe(isOutcode(text) || isPostcode(text));
      }),
    );
  });
});
