import { FILTERS } from '@forecourt/search-core';
import { read } from '@forecourt/assistant';
import { expect, it } from 'vitest';
import { liveSearch } from './live-search.ts';

it('has the query that the reader extracts from its sentence, with no word unread', () => {
  const { sentence, query, marks } = liveSearch;
  const { values, unread } = read([{ role: 'user', content: sentence }], { now: new Date('2025-06-01') });
  const params = values.map(({ key, value }) => [FILTERS.find(({ aiKey }) => aiKey === key)?.key, String(value)]);
  expect(Object.fromEntries(params)).toEqual(query);
  expect(unread).toEqual([]);
  for (const { words } of marks) expect(sentence).toContain(words);
});
