import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

function createCounted(most: number) {
  const made: string[] = [];
  const twice = memoize(most, (text) => {
    made.push(text);
    return text + text;
  });
  return { made, twice };
}

test('computes each result once', () => {
  const { made, twice } = createCounted(2);
  expect([twice('a'), twice('b'), twice('a')]).toEqual(['aa', 'bb', 'aa']);
  expect(made).toEqual(['a', 'b']);
});

test('evicts the least recently used result', () => {
  const { made, twice } = createCounted(2);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) twice(text);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
