import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeUlez } from './emissions.ts';
import { FUEL_TYPES } from './filters/vocabulary.ts';

const now = new Date('2026-11-20T12:00:00Z');
const standing = (fuel: string | undefined, year: number | undefined, reg?: string) =>
  judgeUlez(
    { ...(fuel !== undefined && { fuel }), ...(year !== undefined && { year }), ...(reg !== undefined && { reg }) },
    { now },
  )?.standing;

test.each([
  ['Petrol', 2006, undefined, 'likely'],
  ['Petrol', 2005, undefined, 'unlikely'],
  ['Petrol Hybrid', 2012, undefined, 'likely'],
  ['Petrol Plug-in Hybrid', 2019, undefined, 'likely'],
  ['Diesel', 2016, undefined, 'likely'],
  ['Diesel', 2014, undefined, 'unlikely'],
  ['Diesel Hybrid', 2014, undefined, 'unlikely'],
  ['Electric', 2013, undefined, 'likely'],
  ['Electric', undefined, undefined, 'likely'],
])('%s of %s, plate %s: %s', (fuel, year, reg, expected) => {
  expect(standing(fuel, year, reg)).toBe(expected);
});

test('prefers a stated Euro class to the date', () => {
  const stated = (fuel: string, description: string, year = 2018) => judgeUlez({ fuel, year, description }, { now });
  expect(stated('Diesel', '2.1 B220d AMG Line Euro 5 5dr')).toEqual({
    standing: 'unlikely',
    reason: 'The advert says Euro 5, and the zone asks diesel cars for Euro 6.',
  });
  expect(stated('Diesel', '2.0 TDI Euro 6 (s/s)', 2014)?.standing).toBe('likely');
  expect(stated('Petrol', '1.4 TSI Euro 5', 2004)?.standing).toBe('likely');
  expect(stated('Diesel', 'Euro 6, not Euro 5')?.reason).toContain('September 2015');
  expect(stated('Electric', 'Euro 5')?.standing).toBe('likely');
});

test('uses the plate in the year of the change, else returns undefined', () => {
  expect(standing('Diesel', 2015, 'LB65 IXE')).toBe('likely');
  expect(standing('Diesel', 2015, 'LB15 IXE')).toBe('unlikely');
  expect(standing('Diesel', 2015)).toBeUndefined();
  expect(standing('Diesel', undefined, 'lb65ixe')).toBe('likely');
  // From September 2005 to February 2006.
  expect(standing('Petrol', undefined, 'LB55 IXE')).toBeUndefined();
  expect(standing('Petrol', 2006, 'LB55 IXE')).toBe('likely');
  expect(standing('Petrol', 2005, 'LB55 IXE')).toBe('unlikely');
});

test('returns a result only if it holds for both plate and year', () => {
  expect(standing('Diesel', 2016, 'AB15 CDE')).toBeUndefined();
  expect(standing('Diesel', 2018, 'AB04 CDE')).toBeUndefined();
  expect(standing('Diesel', 2010, 'AB65 CDE')).toBeUndefined();
  expect(standing('Diesel', 2019, 'AB17 CDE')).toBe('likely');
  expect(standing('Diesel', 2013, 'AB04 CDE')).toBe('unlikely');
  // A plate without a half-year cannot contradict the year.
  expect(standing('Diesel', 2018, 'A1 ABC')).toBe('likely');
});

test('ignores a future date', () => {
  expect(standing('Diesel', 2030)).toBeUndefined();
  expect(standing('Diesel', 2026, 'AB77 CDE')).toBeUndefined();
  expect(standing('Diesel', 2026, 'AB76 CDE')).toBe('likely');
});

test('returns undefined if a fact is unknown', () => {
  expect(standing(undefined, 2020)).toBeUndefined();
  expect(standing('Diesel', undefined)).toBeUndefined();
  expect(standing('Bi Fuel', 2020)).toBeUndefined();
  expect(standing('constructor', 2020)).toBeUndefined();
  expect(standing('Petrol', undefined, 'AB50 CDE')).toBeUndefined();
  expect(standing('Petrol', undefined, 'AB01 CDE')).toBeUndefined();
});

test('returns undefined for historic cars, which are exempt', () => {
  expect(standing('Petrol', 1985)).toBeUndefined();
  expect(standing('Petrol', 1986)).toBe('unlikely');
});

test('never rates a newer car below an older one of the same fuel', () => {
  const year = fc.integer({ min: 1987, max: 2026 });
  fc.assert(
    fc.property(fc.constantFrom(...FUEL_TYPES), year, year, (fuel, one, other) => {
      const [older, newer] = one < other ? [one, other] : [other, one];
      if (standing(fuel, older) === 'likely') expect(standing(fuel, newer)).toBe('likely');
      if (standing(fuel, newer) === 'unlikely') expect(standing(fuel, older)).toBe('unlikely');
    }),
  );
});
