import { expect, test } from 'vitest';
import { hasTriggerPhrase, reply } from '../conversation/index.ts';
import { getParams } from './params.ts';
import { read } from './read.ts';

const now = new Date('2026-11-20T12:00:00Z');
const readParams = (content: string) => getParams(read([{ role: 'user', content }], { now }));

test.each([...Object.getOwnPropertyNames(Object.prototype), 'prototype', '__init__', 'undefined', 'null', 'NaN'])(
  'finds no wish in the identifier ‘%s’',
  (name) => {
    for (const content of [name, `${name}()`, `${name} please`, `near ${name}`, name.toLowerCase()]) {
      expect(readParams(content), content).toEqual({});
      const { text, isReady } = reply([{ role: 'user', content }], { now });
      expect([isReady, hasTriggerPhrase(text)], text).toEqual([false, false]);
    }
    expect(readParams(`Fiat ${name} under £5k`)).toEqual({ make: 'Fiat', max_price: 5000 });
  },
);

test('reads words joined by underscores and reports unknown words', () => {
  expect(readParams('ford_focus __petrol__')).toEqual({ make: 'Ford', model: 'Focus', fuel_type: 'Petrol' });
  const { values, unread } = read([{ role: 'user', content: 'a __proto__ please' }], { now });
  expect({ values, unread }).toEqual({ values: [], unread: [{ message: 0, start: 4, end: 9 }] });
});
