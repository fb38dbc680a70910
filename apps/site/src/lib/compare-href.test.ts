import { expect, test } from 'vitest';
import { getCompareHref, parseComparedKeys } from './compare-href.ts';

test('reads back the keys that it writes into the URL', () => {
  const keys = ['7', 'a:b.c', '9~2', '1z&x=ü'];
  expect(parseComparedKeys(new URL(getCompareHref(keys), 'https://example.com').search)).toEqual(keys);
});

test('ignores repeated, empty and very long keys', () => {
  expect(parseComparedKeys(`?cars=1,,%202,1&cars=3&cars=${'x'.repeat(300)}`)).toEqual(['1', '2', '3']);
  expect(parseComparedKeys('')).toEqual([]);
  expect(getCompareHref([])).toBe('/search/compare');
});
