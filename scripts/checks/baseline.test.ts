import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import stylelint from 'stylelint';
import { afterAll, expect, test } from 'vitest';
import { newerKeys, widelyAvailable } from '../baseline.ts';

const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
afterAll(() => rmSync(folder, { recursive: true }));

function lintScript(code: string): string[] {
  const file = join(folder, 'script.js');
  writeFileSync(file, code);
  const args = ['--config', 'scripts/checks/baseline.oxlint.ts', '--disable-nested-config', '--format', 'json', file];
  const { stdout } = spawnSync('oxlint', args, { encoding: 'utf8' });
  return (JSON.parse(stdout) as { diagnostics: { message: string }[] }).diagnostics.map(({ message }) => message);
}

async function lintStyles(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, configFile: 'scripts/checks/baseline.stylelint.mjs' });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}

test.each([
  ["URL.parse('/')", 'URL.parse'],
  ['const watcher = new CloseWatcher()', 'CloseWatcher'],
  ['document.startViewTransition(run)', 'document.startViewTransition'],
  ['globalThis.scheduler', 'scheduler'],
  ['Promise.try(run)', 'Promise.try'],
])('rejects the newer API in %s', (code, name) => {
  expect(lintScript(code)).toContainEqual(expect.stringContaining(`'${name}'`));
});

test.each(["URL.canParse('/')", 'const CloseWatcher = 1; CloseWatcher', 'parser.URL.parse(text)'])(
  'accepts %s',
  (code) => {
    expect(lintScript(code)).toEqual([]);
  },
);

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
])('accepts %s', async (css) => {
  expect(await lintStyles(css)).toEqual([]);
});

test('lists the keys that are not widely available', () => {
  expect(newerKeys).toContain('api.URL.parse_static');
  expect(newerKeys).not.toContain('api.URL.canParse_static');
  expect(widelyAvailable.get('javascript.builtins.Array.map')).toBe(true);
  expect(widelyAvailable.get('api.NoSuchApi')).toBeUndefined();
});
