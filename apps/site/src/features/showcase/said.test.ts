import { expect, it } from 'vitest';
import { said } from './said.ts';

it('says how many cars are shown, which, and in what order', () => {
  expect(said(4, 18, 'all', 'newest')).toBe('4 of 18 cars. Just valued.');
  expect(said(2, 2, 'good', 'price')).toBe('2 of 2 cars with a good price. Price: lowest first.');
});

it('says that there is none', () => {
  expect(said(0, 0, 'high', 'year')).toBe('No cars match the selected filter.');
});
