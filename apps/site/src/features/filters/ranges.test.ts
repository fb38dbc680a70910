import { describe, expect, test } from 'vitest';
import { createDraft } from './draft.ts';
import {
  describeBars,
  getBarCounts,
  getRange,
  getThumbs,
  type Range,
  type RangeKey,
  getMovedFields,
} from './ranges.ts';

const mileageChoices = [5_000, 10_000, 45_000, 100_000].map((value) => ({ value: `${value}`, label: '' }));
const EMPTY_DRAFT = createDraft({});

function getTestRange(key: RangeKey, draft = EMPTY_DRAFT): Range {
  const range = getRange(key, draft, mileageChoices, 2026);
  if (range === undefined) throw new Error('Found no range.');
  return range;
}

describe('getThumbs', () => {
  test.each(['price', 'year', 'mileage'] as const)('puts the thumbs of an empty %s range at its open ends', (key) => {
    const range = getTestRange(key);
    const ends = key === 'mileage' ? [range.stops.at(-1)] : [range.stops[0], range.stops.at(-1)];
    expect(getThumbs(range, EMPTY_DRAFT)).toEqual(ends);
  });

  test('follows the fields and treats an invalid field as empty', () => {
    const draft = { ...EMPTY_DRAFT, minPrice: '12.5k', maxPrice: 'lots', maxMileage: '45000' };
    const price = getTestRange('price', draft);
    expect(getThumbs(price, draft)).toEqual([12_500, price.stops.at(-1)]);
    expect(getThumbs(getTestRange('mileage', draft), draft)).toEqual([45_000]);
  });

  test('distinguishes a typed limit beyond the range from no limit', () => {
    const draft = { ...EMPTY_DRAFT, minYear: '1969', maxPrice: '250000', maxYear: '2031' };
    const [price, year] = [getTestRange('price', draft), getTestRange('year', draft)];
    expect(getThumbs(price, draft)[1]).toBeLessThan(price.stops.at(-1) ?? 0);
    expect(getThumbs(year, draft)[0]).toBeGreaterThan(year.stops[0] ?? 0);
    expect(getThumbs(year, draft)[1]).toBeLessThan(year.stops.at(-1) ?? 0);
    expect(year.stops).toEqual(year.stops.toSorted((one, other) => one - other));
  });

  test('never puts the maximum below the minimum if the fields contradict each other', () => {
    const draft = { ...EMPTY_DRAFT, minPrice: '9000', maxPrice: '1000' };
    expect(getThumbs(getTestRange('price', draft), draft)).toEqual([9_000, 9_000]);
  });
});

describe('getMovedFields', () => {
  test('updates only moved thumbs and clears the field at an open end', () => {
    const price = getTestRange('price');
    const lastStop = price.stops.at(-1) ?? 0;
    expect(getMovedFields(price, [0, lastStop], [5_000, lastStop])).toEqual({ minPrice: '£5,000' });
    expect(getMovedFields(price, [5_000, 9_000], [5_000, lastStop])).toEqual({ maxPrice: '' });
    expect(getMovedFields(getTestRange('year'), [2_015, 2_020], [2_001, 2_020])).toEqual({ minYear: '' });
    expect(getMovedFields(getTestRange('year'), [2_015, 2_020], [2_015, 2_018])).toEqual({ maxYear: '2018' });
  });

  test('sets only mileages that the field offers', () => {
    const mileage = getTestRange('mileage');
    expect(getMovedFields(mileage, [45_000], [0])).toEqual({ maxMileage: '5000' });
    expect(getMovedFields(mileage, [45_000], [mileage.stops.at(-1) ?? 0])).toEqual({ maxMileage: 'any' });
  });
});

test('returns no mileage slider if there are no choices', () => {
  for (const noChoices of [undefined, []]) expect(getRange('mileage', EMPTY_DRAFT, noChoices, 2026)).toBeUndefined();
});

test('adds up the counts in each bar, including those beyond the ends', () => {
  const { bars } = getTestRange('year');
  const counts = getBarCounts(getTestRange('year'), [
    { value: '1988', count: 2 },
    { value: '2001', count: 1 },
    { value: '2026', count: 4 },
  ]);
  expect(counts).toHaveLength(bars.length);
  expect([counts[0], counts.at(-2), counts.at(-1)]).toEqual([3, 4, 0]);
  expect(
    getBarCounts(getTestRange('mileage'), [
      { value: '15000', count: 1 },
      { value: '45000', count: 2 },
    ]),
  ).toEqual([0, 0, 1, 2, 0]);
});

test('describes the total and the bars that hold most cars', () => {
  const describePrices = (...counts: number[]) => describeBars(getTestRange('price'), counts);
  expect(describePrices(0, 0)).toBe('No cars');
  expect(describePrices(0, 1, 8, 1)).toBe('10 cars, most of them from £2,000 to £3,000');
  expect(describePrices(1)).toBe('1 car up to £1,000');
  expect(describeBars(getTestRange('year'), [0, 0, 9, 9])).toBe('18 cars, most of them from 2003 to 2004');
});
