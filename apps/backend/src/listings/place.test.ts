import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeDistance } from '../../test/search-by-loop.ts';
import { type Box, getOuterBox, getInnerBox, findPlace, type Point } from './place.ts';

describe('findPlace', () => {
  it('finds the district of a full postcode or an outcode', () => {
    expect(findPlace('M20 2RN')).toMatchObject({ code: 'M20', region: 'North West England' });
    expect(findPlace('m20')).toEqual(findPlace('M202RN'));
  });

  it('returns the centre of the area for an unknown district', () => {
    const place = findPlace('AB99 1AA');
    expect(place?.latitude).toBeGreaterThan(56.5);
    expect(place?.latitude).toBeLessThan(58);
    expect(place?.longitude).toBeLessThan(-1.5);
  });

  it.each(['ZZ1 1AA', 'QX9', '', 'London', '12345'])('returns undefined for %j', (text) => {
    expect(findPlace(text)).toBeUndefined();
  });
});

describe('getOuterBox', () => {
  it('spans more degrees of longitude further north', () => {
    const london = getOuterBox({ latitude: 51.5, longitude: -0.1 }, 69.1);
    expect(london.north - 51.5).toBeCloseTo(1, 2);
    expect(51.5 - london.south).toBeCloseTo(1, 2);
    expect(london.east + 0.1).toBeCloseTo(1 / Math.cos((51.5 * Math.PI) / 180), 2);
    const shetland = getOuterBox({ latitude: 60.2, longitude: -1.2 }, 69.1);
    expect(shetland.east - shetland.west).toBeGreaterThan(london.east - london.west);
  });

  it('spans all longitudes if the circle reaches a pole or the 180th meridian', () => {
    expect(getOuterBox({ latitude: 51.5, longitude: -0.1 }, 3_000)).toMatchObject({ west: -180, east: 180 });
    expect(getOuterBox({ latitude: 0, longitude: 179 }, 200)).toMatchObject({ west: -180, east: 180 });
  });

  it('encloses the circle, while getInnerBox stays inside it', () => {
    const pointArbitrary = fc.record({
      latitude: fc.double({ min: -85, max: 85, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    const isWithin = (box: Box, { latitude, longitude }: Point) =>
      latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;
    const offsetArbitrary = fc.double({ min: -1.2, max: 1.2, noNaN: true });
    fc.assert(
      fc.property(
        pointArbitrary,
        fc.integer({ min: 1, max: 1_000 }),
        offsetArbitrary,
        offsetArbitrary,
        (centre, miles, up, across) => {
          const latitude = Math.max(-89, Math.min(89, centre.latitude + (up * miles) / 69.1));
          const milesPerDegree = Math.cos((latitude * Math.PI) / 180) * 69.1;
          const point = { latitude, longitude: centre.longitude + (across * miles) / milesPerDegree };
          fc.pre(Math.abs(point.longitude) <= 180);
          const isInCircle = computeDistance(centre, point) <= miles;
          if (isInCircle) expect(isWithin(getOuterBox(centre, miles), point)).toBe(true);
          if (Math.abs(centre.latitude) < 62 && isWithin(getInnerBox(centre, miles), point))
            expect(isInCircle).toBe(true);
        },
      ),
      { numRuns: 2_000, seed: 7 },
    );
  });
});
