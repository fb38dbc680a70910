import { expect, test } from 'vitest';
import { getInitials } from './initials.ts';

test.each([
  ['Priya Nair', 'PN'],
  ['  Anna Maria de la Cruz ', 'AC'],
  ['Cher', 'C'],
  ['élodie Öz', 'ÉÖ'],
  ['', ''],
])('returns the initials of %j: %j', (name, initials) => expect(getInitials(name)).toBe(initials));
