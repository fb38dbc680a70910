import { describe, expect, it } from 'vitest';
import { listPictures } from './picture-urls.ts';

const ka = {
  year: 2010,
  month: 3,
  fuel: 'Petrol',
  transmission: 'Manual',
  body: 'Hatchback',
  color: 'Pink',
  doors: 3,
  seats: 4,
};

describe('listPictures', () => {
  it('puts size, body, doors and colour into the file name', () => {
    expect(listPictures(ka, 'A', 0.9)[0]).toBe('/cars/small-hatchback-3door-pink-side.svg');
    expect(listPictures({ ...ka, body: 'Estate', doors: 5 }, 'E', 0.9)[0]).toBe('/cars/large-estate-pink-side.svg');
    expect(listPictures({ ...ka, doors: 5 }, 'C', 0.9)[0]).toBe('/cars/hatchback-pink-side.svg');
  });

  it('returns three to six photos with the same background', () => {
    const sets = Array.from({ length: 200 }, (_, index) => listPictures(ka, 'A', 0.04 + index / 401));
    expect(new Set(sets.map((urls) => urls.length))).toEqual(new Set([3, 4, 5, 6]));
    for (const urls of sets) expect(new Set(urls.map((url) => url.split('-').at(-1))).size).toBe(1);
    expect(new Set(sets.map((urls) => urls[0]?.split('-').at(-1))).size).toBe(6);
  });

  it('returns no pictures for some cars', () => {
    expect(listPictures(ka, 'A', 0)).toEqual([]);
  });
});
