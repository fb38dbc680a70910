import { expect, test } from 'vitest';
import { parseUrl } from './parse-url.ts';

test('parses an absolute URL', () => {
  expect(parseUrl('https://calendar.example.com/demo')?.host).toBe('calendar.example.com');
});

test.each(['', '/demo', 'calendar.example.com', 'http://'])('returns undefined for %j', (text) => {
  expect(parseUrl(text)).toBeUndefined();
});
