import { expect, it } from 'vitest';
import { describeShownCars } from './describe-shown-cars.ts';

it('announces the number, kind and order of the cars', () => {
  expect(describeShownCars(4, 18, 'all', 'newest')).toBe('4 of 18 cars. Just valued.');
  expect(describeShownCars(2, 2, 'good', 'price')).toBe('2 of 2 cars with a good price. Price: lowest first.');
});

it('announces that no car matches', () => {
  expect(describeShownCars(0, 0, 'high', 'year')).toBe('No cars match the selected filter.');
});
