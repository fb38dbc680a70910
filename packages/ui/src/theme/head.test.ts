import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import { themeScript, themeScriptHash, themeStorageKey } from './head.ts';

function runThemeScript(getItem: (key: string) => string | null): string | undefined {
  const dataset: { theme?: string } = {};
  vm.runInNewContext(themeScript, { localStorage: { getItem }, document: { documentElement: { dataset } } });
  return dataset.theme;
}

describe('the theme script', () => {
  test.each(['light', 'dark'])('applies the stored theme %s', (theme) => {
    expect(runThemeScript((key) => (key === themeStorageKey ? theme : null))).toBe(theme);
  });

  test.each([null, '', 'inverse', 'constructor', '"><script>'])(
    'follows the system’s theme if %j is stored',
    (stored) => {
      expect(runThemeScript(() => stored)).toBeUndefined();
    },
  );

  test('follows the system’s theme if storage is blocked', () => {
    expect(
      runThemeScript(() => {
        throw new Error('SecurityError');
      }),
    ).toBeUndefined();
  });

  test('matches its published hash', () => {
    expect(themeScriptHash).toBe(`sha256-${createHash('sha256').update(themeScript).digest('base64')}`);
  });

  test('needs no escaping in HTML', () => {
    expect(themeScript).not.toMatch(/[<&\n]/);
  });
});
