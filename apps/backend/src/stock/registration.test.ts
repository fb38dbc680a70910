import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';
import { getAgeIdentifier, createRegistration } from './registration.ts';

describe('getAgeIdentifier', () => {
  it.each([
    [2002, 2, '51'],
    [2002, 3, '02'],
    [2009, 8, '09'],
    [2016, 9, '66'],
    [2017, 2, '66'],
    [2017, 3, '17'],
    [2026, 9, '76'],
  ])('returns the age identifier of %i-%i: %s', (year, month, expected) => {
    expect(getAgeIdentifier(year, month)).toBe(expected);
  });
});

describe('createRegistration', () => {
  it('creates unissued plates in the current format for the month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2002, max: 2026 }),
        fc.integer({ min: 1, max: 12 }),
        fc.nat(),
        (year, month, seed) => {
          const plate = createRegistration(year, month, 'London', createRandom(seed));
          expect(plate).toMatch(/^[A-HJ-PR-Y]{2}\d\d I[A-HJ-PR-Z]{2}$/);
          expect(plate.slice(2, 4)).toBe(getAgeIdentifier(year, month));
        },
      ),
    );
  });

  it('usually starts with a letter of its region', () => {
    const scottish = Array.from({ length: 200 }, (_, seed) =>
      createRegistration(2020, 5, 'Scotland', createRandom(seed)),
    );
    expect(scottish.filter((plate) => plate.startsWith('S')).length).toBeGreaterThan(100);
  });
});
