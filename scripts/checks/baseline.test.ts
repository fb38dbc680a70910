import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findNewerApis } from './baseline-scripts.ts';
import { findNewerStyles } from './baseline-styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
afterAll(() => rmSync(folder, { recursive: true }));

const findIn = (code: string) => {
  writeFileSync(join(folder, 'script.js'), code);
  return findNewerApis([join(folder, 'script.js')]);
};
const names = (findings: readonly { what: string }[]) => findings.map(({ what }) => what);

test.each([
  ["URL.parse('/')", 'URL.parse'],
  ['const watcher = new CloseWatcher()', 'CloseWatcher'],
  ['document.startViewTransition(run)', 'document.startViewTransition'],
  ['globalThis.scheduler', 'scheduler'],
  ['Promise.try(run)', 'Promise.try'],
])('finds the newer API in %s', (code, what) => {
  expect(names(findIn(code))).toContain(what);
});

test.each([
  "URL.canParse('/')",
  "typeof URL.parse === 'function'",
  'document.startViewTransition?.(run)',
  'const CloseWatcher = 1; CloseWatcher',
  'parser.URL.parse(text)',
  'Promise.withResolvers()',
])('finds nothing in %s', (code) => {
  expect(findIn(code)).toEqual([]);
});

test.each([
  ['a { transition: height 1s, content-visibility 1s allow-discrete }', 'transition: allow-discrete'],
  ['a { transition: height var(--t) allow-discrete }', 'transition: allow-discrete'],
  ['a { transition-behavior: allow-discrete }', 'transition-behavior'],
  ['a { inline-size: calc-size(auto, size) }', 'inline-size: calc-size()'],
  ['a { color: oklch(from red l c h) }', 'color: oklch(from)'],
  ['a::details-content { color: red }', '::details-content'],
  ['@view-transition { navigation: auto }', '@view-transition'],
  ['@media (device-posture: folded) { a { color: red } }', '@media (device-posture)'],
])('finds the newer style in %s', (css, what) => {
  expect(names(findNewerStyles(css))).toContain(what);
});

test.each([
  'a { transition: height 1s ease-out }',
  'a:has(b) { color: color-mix(in oklab, red, blue) }',
  'a { color: red; color: oklch(from red l c h) }',
  '@supports (transition-behavior: allow-discrete) { a { transition: height 1s allow-discrete } }',
])('finds nothing in %s', (css) => {
  expect(findNewerStyles(css)).toEqual([]);
});
