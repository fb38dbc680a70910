// The README's examples, run: a line `expression; //=> value` is an assertion.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
const written = `${folder}node_modules/.readme`;

type Run = (assert: typeof expect) => Promise<void>;

/** Each example with the heading that it stands below. */
const examples = [...readFileSync(`${folder}README.md`, 'utf8').split(/^## /m)].flatMap((section) =>
  [...section.matchAll(/^```ts\n(?<code>[^]*?)^```/gm)].map(({ groups }, index) => ({
    title: `${section.split('\n')[0]}${index > 0 ? ` (${index + 1})` : ''}`,
    code: groups?.['code'] ?? '',
  })),
);

beforeAll(() => mkdirSync(written, { recursive: true }));
afterAll(() => rmSync(written, { recursive: true, force: true }));

/** The example as a module whose function runs it: the package by its sources, an assertion in place of each remark. */
function moduleOf(code: string): string {
  const imports = code.match(/^import [^]*?from '[^']+';$/gm) ?? [];
  const body = imports.reduce((rest, line) => rest.replace(line, ''), code);
  const entry = (path: string) =>
    `${folder}src/${path === '' ? 'index' : path.slice(1)}${isFolder(path) ? '/index' : ''}.ts`;
  const isFolder = (path: string) => path === '/assistant' || path === '/conversation';
  return [
    ...imports.map((line) =>
      line.replace(/'@forecourt\/search-core(?<path>[^']*)'/, (_all, path: string) => `'${entry(path)}'`),
    ),
    'export const run = async (assert) => {',
    body.replaceAll(/^(?<given>.+); \/\/=> (?<value>.+)$/gm, 'assert($<given>).toEqual($<value>);'),
    '};',
  ].join('\n');
}

test('there is an example below every heading that tells of a rule', () => {
  expect(examples.length).toBeGreaterThan(12);
  const silent = examples.filter(({ code }) => !code.includes('//=>'));
  expect(silent.map(({ title }) => title)).toEqual([]);
});

test.each(examples)('$title', async ({ title, code }) => {
  const file = `${written}/${title.replaceAll(/\W+/g, '-')}.ts`;
  writeFileSync(file, moduleOf(code));
  const { run } = (await import(/* @vite-ignore */ file)) as { run: Run };
  expect.hasAssertions();
  await run(expect);
});
