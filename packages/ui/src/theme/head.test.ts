import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import { themeScript, themeScriptHash, themeStorageKey } from './head.ts';

/** What the script leaves as `data-theme` where the storage answers so. */
function run(getItem: (key: string) => string | null): string | undefined {
  const dataset: { theme?: string } = {};
  vm.runInNewContext(themeScript, { localStorage: { getItem }, document: { documentElement: { dataset } } });
  return dataset.theme;
}

describe('the script of the theme', () => {
  test.each(['light', 'dark'])('sets the stored choice: %s', (theme) => {
    expect(run((key) => (key === themeStorageKey ? theme : null))).toBe(theme);
  });

  test.each([null, '', 'inverse', 'constructor', '"><script>'])('leaves %j to the system', (stored) => {
    expect(run(() => stored)).toBeUndefined();
  });

  test('refused storage is no error', () => {
    expect(
      run(() => {
        throw new Error('SecurityError');
      }),
    ).toBeUndefined();
  });

  test('is named by its hash', () => {
    expect(themeScriptHash).toBe(`sha256-${createHash('sha256').update(themeScript).digest('base64')}`);
  });

  test('can stand in a document as it is', () => {
    expect(themeScript).not.toMatch(/[<&\n]/);
  });
});
