import { expect, test } from 'vitest';
import { objectIn } from './json-in-text.ts';

test.each([
  ['{"a": 1}', { a: 1 }],
  ['Here {as asked}, it is: {"a": {"b": "}"}} and {"c": 2}', { a: { b: '}' } }],
  ['```json\n{"a": "\\"}"}\n```', { a: '"}' }],
  ['{}', {}],
  ['{"a": 1', undefined],
  ['{"a": "}', undefined],
  ['{a: 1}', undefined],
  ['[1, 2]', undefined],
  ['no object', undefined],
  ['', undefined],
])('%j', (text, want) => {
  expect(objectIn(text)).toEqual(want);
});

test('a text of braces is gone through once', () => {
  const begun = performance.now();
  for (const text of ['{', '{}', '{"', '{a}', '}{']) objectIn(text.repeat(256_000 / text.length));
  expect(performance.now() - begun).toBeLessThan(1_000);
});
