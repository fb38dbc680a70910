import { expect, test } from 'vitest';
import { exclusionsFor, paramsFor } from '../../test/reading.ts';

test.each<[query: string | string[], excluded: object]>([
  ['Focus, not red', { not_color: ['Red'] }],
  ['anything but diesel', { not_fuel_type: ['Diesel'] }],
  ['a hatchback but no Fords, Nissans or Renaults', { not_make: ['Ford', 'Nissan', 'Renault'] }],
  ['no red, blue or green. A BMW', { not_color: ['Red', 'Blue', 'Green'] }],
  ['a BMW but not the X5 or the X3', { not_model: ['X5', 'X3'] }],
  ['an Audi A4 or a BMW, not the X5', { not_model: ['X5'] }],
  ['an estate, no SUVs', {}],
  [['a BMW, not red', 'actually red is fine, make it red'], {}],
  [['a Focus, not red', 'any colour'], {}],
  [['a Focus, not red', 'and not blue either'], { not_color: ['Red', 'Blue'] }],
])('excludes in %j', (query, excluded) => {
  expect(exclusionsFor(...[query].flat())).toEqual(excluded);
});

test('wants Manual instead of excluding Automatic', () => {
  expect(paramsFor('a Golf, not automatic')).toMatchObject({ transmission: 'Manual' });
  expect(exclusionsFor('a Golf, not automatic')).toEqual({});
});
