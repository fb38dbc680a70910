import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeUlez } from './emissions.ts';
import { FUEL_TYPES } from './filters/vocabulary.ts';

const now = new Date('2026-11-20T12:00:00Z');
const judgeCar = (fuel: string | undefined, year: number | undefined, reg?: string) =>
  judgeUlez(
    { ...(fuel !== undefined && { fuel }), ...(year !== undefined && { year }), ...(reg !== undefined && { reg }) },
    { now },
  )?.compliance;

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
])('rates a car with fuel %s, year %s and plate %s as %s', (fuel, year, reg, expected) => {
  expect(judgeCar(fuel, year, reg)).toBe(expected);
});

test('prefers one stated Euro class to the date, except for electric cars', () => {
  const judgeDescription = (fuel: string, description: string, year = 2018) =>
    judgeUlez({ fuel, year, description }, { now });
  expect(judgeDescription('Diesel', '2.1 B220d AMG Line Euro 5 5dr')).toEqual({
    compliance: 'unlikely',
    reason: 'The advert says Euro 5, and the zone requires Euro 6 for diesel cars.',
  });
  expect(judgeDescription('Diesel', '2.0 TDI Euro 6 (s/s)', 2014)?.compliance).toBe('likely');
  expect(judgeDescription('Petrol', '1.4 TSI Euro 5', 2004)?.compliance).toBe('likely');
  expect(judgeDescription('Diesel', 'Euro 6, not Euro 5')?.reason).toContain('September 2015');
  expect(judgeDescription('Electric', 'Euro 5')?.compliance).toBe('likely');
});

test('needs the plate of a 2015 diesel, and the year of a petrol car with a 55 plate', () => {
  expect(judgeCar('Diesel', 2015, 'LB65 IXE')).toBe('likely');
  expect(judgeCar('Diesel', 2015, 'LB15 IXE')).toBe('unlikely');
  expect(judgeCar('Diesel', 2015)).toBeUndefined();
  expect(judgeCar('Diesel', undefined, 'lb65ixe')).toBe('likely');
  // Plates with '55' were issued from September 2005 to February 2006, so the year decides.
  expect(judgeCar('Petrol', undefined, 'LB55 IXE')).toBeUndefined();
  expect(judgeCar('Petrol', 2006, 'LB55 IXE')).toBe('likely');
  expect(judgeCar('Petrol', 2005, 'LB55 IXE')).toBe('unlikely');
});

test('returns a result only if it holds for both plate and year', () => {
  expect(judgeCar('Diesel', 2016, 'AB15 CDE')).toBeUndefined();
  expect(judgeCar('Diesel', 2018, 'AB04 CDE')).toBeUndefined();
  expect(judgeCar('Diesel', 2010, 'AB65 CDE')).toBeUndefined();
  expect(judgeCar('Diesel', 2019, 'AB17 CDE')).toBe('likely');
  expect(judgeCar('Diesel', 2013, 'AB04 CDE')).toBe('unlikely');
  // A plate without a half-year does not contradict the year.
  expect(judgeCar('Diesel', 2018, 'A1 ABC')).toBe('likely');
});

test('returns undefined for a registration in the future', () => {
  expect(judgeCar('Diesel', 2030)).toBeUndefined();
  expect(judgeCar('Diesel', 2026, 'AB77 CDE')).toBeUndefined();
  expect(judgeCar('Diesel', 2026, 'AB76 CDE')).toBe('likely');
});

test('returns undefined for an unknown fuel, date or plate', () => {
  expect(judgeCar(undefined, 2020)).toBeUndefined();
  expect(judgeCar('Diesel', undefined)).toBeUndefined();
  expect(judgeCar('Bi Fuel', 2020)).toBeUndefined();
  expect(judgeCar('constructor', 2020)).toBeUndefined();
  expect(judgeCar('Petrol', undefined, 'AB50 CDE')).toBeUndefined();
  expect(judgeCar('Petrol', undefined, 'AB01 CDE')).toBeUndefined();
});

test('returns undefined for historic cars, which are exempt', () => {
  expect(judgeCar('Petrol', 1985)).toBeUndefined();
  expect(judgeCar('Petrol', 1986)).toBe('unlikely');
});

test('never rates a newer car below an older one of the same fuel', () => {
  const year = fc.integer({ min: 1987, max: 2026 });
  fc.assert(
    fc.property(fc.constantFrom(...FUEL_TYPES), year, year, (fuel, one, other) => {
      const [older, newer] = one < other ? [one, other] : [other, one];
      if (judgeCar(fuel, older) === 'likely') expect(judgeCar(fuel, newer)).toBe('likely');
      if (judgeCar(fuel, newer) === 'unlikely') expect(judgeCar(fuel, older)).toBe('unlikely');
    }),
  );
});
