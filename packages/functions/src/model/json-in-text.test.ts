import { expect, test } from 'vitest';
import { extractJsonObject } from './json-in-text.ts';

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
])('extracts the first JSON object, if any, from %j', (text, want) => {
  expect(extractJsonObject(text)).toEqual(want);
});

// Scanning again from every brace would take quadratic time.
test('scans a long run of braces in linear time', () => {
  const maxLength = 256_000;
  const texts = ['{', '{}', '{"', '{a}', '}{'].map((part) => part.repeat(maxLength / part.length));
  expect(texts.map(extractJsonObject)).toEqual([undefined, {}, undefined, undefined, {}]);
});
