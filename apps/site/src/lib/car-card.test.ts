import { expect, test } from 'vitest';
import { findMargin, toPicture } from './car-card.ts';

test.each([
  [9_500, 1_500],
  [10_000, 1_740],
  [11_000, 1_740],
  [8_505, 1_500],
  [8_504, undefined],
  [11_735, 1_740],
  [11_736, undefined],
])('returns the margin for a price of £%d', (price, margin) => {
  expect(findMargin(price, 10_000, { low: 8_505, high: 11_735 })).toBe(margin);
});

test('returns no margin if the range is missing or has zero width', () => {
  expect(findMargin(10_000, 10_000, undefined)).toBeUndefined();
  expect(findMargin(10_000, 10_000, { low: 10_000, high: 10_000 })).toBeUndefined();
});

test('marks drawings as illustrations', () => {
  const car = { body: 'Estate', color: 'Blue' };
  expect(toPicture({ ...car, image: '/cars/estate-blue-side.svg' })).toEqual({
    body: 'estate',
    paint: 'blue',
    isIllustration: true,
  });
  expect(toPicture({ ...car, image: '/cars/photos/estate-blue-side-street' }).isIllustration).toBe(false);
  expect(toPicture(car).isIllustration).toBe(false);
});
