import { expect, test } from 'vitest';
import { getNewerKeys, isWidelyAvailable } from './baseline.ts';

test.each([
  ['api.URL.canParse_static', '2026-11-23', true],
  ['api.URL.parse_static', '2026-11-23', false],
  ['css.properties.transition.transition-behavior', '2026-11-23', false],
  ['javascript.builtins.Array.map', '2026-11-23', true],
])('%s on %s: widely available is %s', (key, date, expected) => {
  expect(isWidelyAvailable(key, new Date(date))).toBe(expected);
});

test('a newly available feature becomes widely available after 30 months', () => {
  // In all core browsers since 18 April 2024.
  const key = 'api.AbortSignal.timeout_static';
  expect(isWidelyAvailable(key, new Date('2026-10-17'))).toBe(false);
  expect(isWidelyAvailable(key, new Date('2026-10-18'))).toBe(true);
});

test('an unknown key has no status', () => {
  expect(isWidelyAvailable('api.NoSuchApi')).toBeUndefined();
});

test('the newer keys hold none that is widely available', () => {
  const newer = getNewerKeys(new Date('2026-11-23'));
  expect(newer).toContain('api.URL.parse_static');
  expect(newer).not.toContain('api.URL.canParse_static');
});
