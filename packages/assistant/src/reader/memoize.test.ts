import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

function createCountedFunction(maxResults: number) {
  const createdTexts: string[] = [];
  const memoized = memoize(maxResults, (text) => {
    createdTexts.push(text);
    return text + text;
  });
  return { createdTexts, memoized };
}

test('computes each result once', () => {
  const { createdTexts, memoized } = createCountedFunction(2);
  expect([memoized('a'), memoized('b'), memoized('a')]).toEqual(['aa', 'bb', 'aa']);
  expect(createdTexts).toEqual(['a', 'b']);
});

test('evicts the least recently used result', () => {
  const { createdTexts, memoized } = createCountedFunction(2);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) memoized(text);
  expect(createdTexts).toEqual(['a', 'b', 'c', 'b']);
});
