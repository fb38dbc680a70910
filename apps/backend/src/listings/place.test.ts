import { describe, expect, it } from 'vitest';
import { boxAround, placeOf } from './place.ts';

describe('placeOf', () => {
  it('is the middle of the postcode’s district, full postcode or outward code alike', () => {
    expect(placeOf('M20 2RN')).toMatchObject({ code: 'M20', region: 'North West England' });
    expect(placeOf('m20')).toEqual(placeOf('M202RN'));
  });

  it('is the middle of the area where the district is not known', () => {
    const place = placeOf('AB99 1AA');
    expect(place?.latitude).toBeGreaterThan(56.5);
    expect(place?.latitude).toBeLessThan(58);
    expect(place?.longitude).toBeLessThan(-1.5);
  });

  it.each(['ZZ1 1AA', 'QX9', '', 'London', '12345'])('is nowhere for %j', (text) => {
    expect(placeOf(text)).toBeUndefined();
  });
});

describe('boxAround', () => {
  it('reaches as far north and south, and further in degrees east and west the further north', () => {
    const london = boxAround({ latitude: 51.5, longitude: -0.1 }, 69.1);
    expect(london.north - 51.5).toBeCloseTo(1, 2);
    expect(51.5 - london.south).toBeCloseTo(1, 2);
    expect(london.east + 0.1).toBeCloseTo(1 / Math.cos((51.5 * Math.PI) / 180), 2);
    const shetland = boxAround({ latitude: 60.2, longitude: -1.2 }, 69.1);
    expect(shetland.east - shetland.west).toBeGreaterThan(london.east - london.west);
  });
});
