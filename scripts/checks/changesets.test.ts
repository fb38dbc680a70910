import { expect, test } from 'vitest';
import { getNeededLevel } from './changesets.ts';

const diff = (...lines: string[]) => ['--- a/CarCard.txt', '+++ b/CarCard.txt', '@@ -1 +1 @@', ...lines].join('\n');

test.each([
  ['a new prop', diff('+  tone?: string'), 'minor'],
  ['a wider type', diff('-  tone?: "a" | "c"', '+  tone?: "a" | "b" | "c"'), 'minor'],
  ['a required prop that becomes optional', diff('-  href: string', '+  href?: string'), 'minor'],
  ['a new part', diff('-Button: Icon, Label', '+Button: Hint, Icon, Label'), 'minor'],
  ['a removed prop', diff('-  href?: string'), 'major'],
  ['a narrower type', diff('-  tone?: "a" | "b"', '+  tone?: "a"'), 'major'],
  ['an optional prop that becomes required', diff('-  href?: string', '+  href: string'), 'major'],
  ['a new token', diff('+    "ink": {', '+      "$value": "#000"'), 'minor'],
  ['a renamed token', diff('-    "ink": {', '+    "text": {'), 'major'],
  ['another value of a token', diff('-      "$value": "#000"', '+      "$value": "#111"'), 'none'],
  ['no change', '', 'none'],
])('%s needs %3$s', (_, change, level) => {
  expect(getNeededLevel(change, '1.0.0')).toBe(level);
});

test('a breaking change is minor before 1.0', () => {
  expect(getNeededLevel(diff('-  href?: string'), '0.4.0')).toBe('minor');
});
