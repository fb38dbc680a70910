import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import stylelint from 'stylelint';
import { afterAll, expect, test } from 'vitest';
import { newerKeys, widelyAvailableByKey } from '../baseline.ts';

const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Scripts with the newer API that they contain, or null. */
const scripts: readonly (readonly [code: string, newerApi: string | null])[] = [
  ["URL.parse('/')", 'URL.parse'],
  ['const watcher = new CloseWatcher()', 'CloseWatcher'],
  ['document.startViewTransition(run)', 'document.startViewTransition'],
  ['globalThis.scheduler', 'scheduler'],
  ['Promise.try(run)', 'Promise.try'],
  ["URL.canParse('/')", null],
  ['const CloseWatcher = 1; CloseWatcher', null],
  ['parser.URL.parse(text)', null],
];

/** Returns the messages for each script, from one run. */
function lintScripts(): string[][] {
  for (const [index, [code]] of scripts.entries()) writeFileSync(join(folder, `${index}.js`), code);
  const args = ['--config', 'scripts/checks/baseline.oxlint.ts', '--disable-nested-config', '--format', 'json', folder];
  const { stdout } = spawnSync('oxlint', args, { encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { message: string; filename: string }[] };
  return scripts.map((_, index) =>
    diagnostics.filter(({ filename }) => filename.endsWith(`${index}.js`)).map(({ message }) => message),
  );
}

async function lintStyles(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, configFile: 'scripts/checks/baseline.stylelint.mjs' });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}

test('rejects newer APIs in scripts and accepts their lookalikes', () => {
  const messages = lintScripts();
  for (const [index, [code, newerApi]] of scripts.entries())
    expect
      .soft(messages[index], code)
      .toEqual(newerApi === null ? [] : expect.arrayContaining([expect.stringContaining(`'${newerApi}'`)]));
});

test.each([
  ['a { transition: height 1s, content-visibility 1s allow-discrete }', 'allow-discrete'],
  ['a { transition: height var(--t) allow-discrete }', 'allow-discrete'],
  ['a { inline-size: calc-size(auto, size) }', 'calc-size'],
  ['a { interactivity: inert }', 'interactivity'],
  ['a::scroll-marker { color: red }', 'scroll-marker'],
  ['@view-transition { navigation: auto }', 'view-transition'],
  ['@media (device-posture: folded) { a { color: red } }', 'device-posture'],
])('rejects the newer style in %s', async (css, name) => {
  expect(await lintStyles(css)).toContainEqual(expect.stringContaining(name));
});

test.each([
  'a { transition: height 1s ease-out }',
  'a:has(b) { color: color-mix(in oklab, red, blue) }',
  '@supports (interactivity: inert) { a { interactivity: inert } }',
])('accepts the style %s', async (css) => {
  expect(await lintStyles(css)).toEqual([]);
});

test('lists the keys that are not widely available', () => {
  expect(newerKeys).toContain('api.URL.parse_static');
  expect(newerKeys).not.toContain('api.URL.canParse_static');
  expect(widelyAvailableByKey.get('javascript.builtins.Array.map')).toBe(true);
  expect(widelyAvailableByKey.get('api.NoSuchApi')).toBeUndefined();
});
