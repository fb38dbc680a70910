import { expect, test } from 'vitest';
import { getInitials } from './initials.ts';

test.each([
  ['Priya Nair', 'PN'],
  ['  Anna Maria de la Cruz ', 'AC'],
  ['Cher', 'C'],
  ['élodie Öz', 'ÉÖ'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => expect(getInitials(name)).toBe(initials));
