import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import { themeScript, themeScriptHash, themeStorageKey } from './head.ts';

/** Runs the script with stored values and returns `data-theme`. */
function run(getItem: (key: string) => string | null): string | undefined {
  const dataset: { theme?: string } = {};
  vm.runInNewContext(themeScript, { localStorage: { getItem }, document: { documentElement: { dataset } } });
  return dataset.theme;
}

describe('the script of the theme', () => {
  test.each(['light', 'dark'])('sets the stored choice: %s', (theme) => {
    expect(run((key) => (key === themeStorageKey ? theme : null))).toBe(theme);
  });

  test.each([null, '', 'inverse', 'constructor', '"><script>'])('follows the system’s theme with %j', (stored) => {
    expect(run(() => stored)).toBeUndefined();
  });

  test('works if storage is blocked', () => {
    expect(
      run(() => {
        throw new Error('SecurityError');
      }),
    ).toBeUndefined();
  });

  test('has the hash of its script', () => {
    expect(themeScriptHash).toBe(`sha256-${createHash('sha256').update(themeScript).digest('base64')}`);
  });

  test('needs no escaping in a document', () => {
    expect(themeScript).not.toMatch(/[<&\n]/);
  });
});
