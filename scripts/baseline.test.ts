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

test('counts a newly available feature as widely available after 30 months', () => {
  // All core browsers have had it since 18 April 2024.
  const key = 'api.AbortSignal.timeout_static';
  expect(isWidelyAvailable(key, new Date('2026-10-17'))).toBe(false);
  expect(isWidelyAvailable(key, new Date('2026-10-18'))).toBe(true);
});

test('returns undefined for an unknown key', () => {
  expect(isWidelyAvailable('api.NoSuchApi')).toBeUndefined();
});

test('leaves widely available keys out of the newer ones', () => {
  const newer = getNewerKeys(new Date('2026-11-23'));
  expect(newer).toContain('api.URL.parse_static');
  expect(newer).not.toContain('api.URL.canParse_static');
});
