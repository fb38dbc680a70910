import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

function createCounted(most: number) {
  const created: string[] = [];
  const memoized = memoize(most, (text) => {
    created.push(text);
    return text + text;
  });
  return { created, memoized };
}

test('computes each result once', () => {
  const { created, memoized } = createCounted(2);
  expect([memoized('a'), memoized('b'), memoized('a')]).toEqual(['aa', 'bb', 'aa']);
  expect(created).toEqual(['a', 'b']);
});

test('evicts the least recently used result', () => {
  const { created, memoized } = createCounted(2);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) memoized(text);
  expect(created).toEqual(['a', 'b', 'c', 'b']);
});
