import { expect, test } from 'vitest';
import { fitLine } from '../internal/comparables/index.ts';
import { a4, similarCars } from '../../../test/support/comparables.ts';
import { createScales } from './scales.ts';

test('places every car inside the plot, with round ticks', () => {
  const scales = createScales({ cars: similarCars, car: a4, estimate: 15_570, line: fitLine(similarCars) });
  for (const { x, y } of [...similarCars, a4].map(scales.place)) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(100);
  }
  expect(scales.mileageTicks.map(({ value }) => value)).toEqual([40_000, 60_000, 80_000]);
  expect(scales.priceTicks.every(({ value }) => value % 2_000 === 0)).toBe(true);
  expect(scales.bandPath).toBeUndefined();
});

test('places a single price in the middle of its axis', () => {
  const { place } = createScales({ cars: [{ mileage: 0, price: 5_000 }] });
  expect(place({ mileage: 0, price: 5_000 })).toEqual({ x: 0, y: 50 });
});

test('draws the band along the line if the range equals the estimate', () => {
  const data = { cars: similarCars, car: a4, line: fitLine(similarCars), estimate: 15_000 };
  const { bandPath, linePath } = createScales({ ...data, range: { low: 15_000, high: 15_000 } });
  expect(bandPath?.startsWith(linePath ?? '-')).toBe(true);
});
