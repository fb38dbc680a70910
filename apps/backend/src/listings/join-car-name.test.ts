import { expect, it } from 'vitest';
import { joinCarName } from './join-car-name.ts';

it.each([
  ['BMW', 'X5', 'BMW X5'],
  ['Mazda', 'Mazda3', 'Mazda 3'],
  ['Polestar', 'Polestar 2', 'Polestar 2'],
  ['MG', 'MG4', 'MG 4'],
  ['MG', 'ZS', 'MG ZS'],
  ['DS', 'DS 3 Crossback', 'DS 3 Crossback'],
  ['Land Rover', 'Range Rover', 'Land Rover Range Rover'],
])('joins %s and %s to %s', (make, model, name) => {
  expect(joinCarName(make, model)).toBe(name);
});
