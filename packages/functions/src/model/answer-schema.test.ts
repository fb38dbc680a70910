import { FILTERS } from '@forecourt/search-core';
import { describe, expect, test } from 'vitest';
import { ANSWER_FORMAT, parseAnswer } from './answer-schema.ts';

const { values, excluded } = ANSWER_FORMAT.schema.properties;

describe('the JSON schema', () => {
  test('has every filter that the assistant can set', () => {
    const keys = FILTERS.flatMap(({ aiKey }) => aiKey ?? []);
    expect(values.items.properties.key.enum).toEqual(keys);
    for (const key of keys) expect(values.description).toContain(`${key}: `);
  });

  test('lists the values of parameters with a closed vocabulary', () => {
    expect(values.description).toContain('(Automatic, Manual)');
  });

  test('fits the strict mode of structured outputs', () => {
    for (const { items } of [values, excluded]) {
      expect(items.additionalProperties).toBe(false);
      expect(items.required).toEqual(Object.keys(items.properties));
    }
    expect(ANSWER_FORMAT.schema.required).toEqual(Object.keys(ANSWER_FORMAT.schema.properties));
  });
});

test('ignores the fields of an answer that have the wrong shape', () => {
  const deeplyNested: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  for (const value of [deeplyNested, { a: 1 }, Number.NaN, 'x'.repeat(100_000), null, 7, [[]]])
    expect(parseAnswer({ intent: value, values: value, excluded: [{ key: 'make', value, words: 'x' }] })).toEqual({
      intent: 'search',
      values: [],
      excluded: typeof value === 'string' || typeof value === 'number' ? expect.anything() : [],
    });
  expect(parseAnswer({})).toBeUndefined();
  expect(parseAnswer(JSON.parse('{"__proto__": {"values": []}}') as Record<string, unknown>)).toBeUndefined();
});

test('reads at most 30 claims', () => {
  const claims = Array.from({ length: 500 }, () => ({ key: 'color', value: 'Red', words: 'x' }));
  expect(parseAnswer({ values: claims })?.values).toHaveLength(30);
});
