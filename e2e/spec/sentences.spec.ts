// That the table of sentences is true: each has its test, and each test here has its sentence.
import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SENTENCES } from './sentences.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('every sentence of the specification about the search has a test by the title that its table gives', () => {
  const read = new Map<string, string>();
  for (const { file } of SENTENCES) if (!read.has(file)) read.set(file, readFileSync(`${root}${file}`, 'utf8'));
  const missing = SENTENCES.filter(({ file, test: title }) => {
    const text = read.get(file) ?? '';
    return !["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote},`));
  });
  expect(missing).toEqual([]);
});

test('every test of this folder is in the table', () => {
  const listed = new Set(SENTENCES.map(({ test: title }) => title));
  const titles = readdirSync(`${root}e2e/spec`)
    .filter((name) => name.endsWith('.spec.ts') && name !== 'sentences.spec.ts')
    .flatMap((name) => Array.from(readFileSync(`${root}e2e/spec/${name}`, 'utf8').matchAll(/test\((['"])(.+?)\1,/g)))
    .map(([, , title = '']) => title);
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title) => !listed.has(title))).toEqual([]);
});
