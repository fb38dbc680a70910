// Runs the examples in the READMEs of packages without components. A line `expression; //=> value` is an assertion.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Run = (assert: typeof expect) => Promise<void>;

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

/** Replaces package names with paths to their sources, and each `//=>` comment with an assertion. */
function renderModule(code: string): string {
  const imports = code.match(/^import [^]*?from '[^']+';$/gm) ?? [];
  const body = imports.reduce((rest, line) => rest.replace(line, ''), code);
  return [
    ...imports.map((line) =>
      line.replace(/'@forecourt\/(?<name>assistant|search-core)(?<path>[^']*)'/, (_all, name: string, path: string) => {
        return `'${getSourceFile(name, path)}'`;
      }),
    ),
    'export const run = async (assert) => {',
    body.replaceAll(/^(?<actual>.+); \/\/=> (?<value>.+)$/gm, 'assert($<actual>).toEqual($<value>);'),
    '};',
  ].join('\n');
}

function getSourceFile(name: string, path: string): string {
  const { exports } = JSON.parse(readFileSync(`${packages}${name}/package.json`, 'utf8')) as {
    exports: Record<string, { '@forecourt/source': string }>;
  };
  return `${packages}${name}/${exports[`.${path}`]?.['@forecourt/source']}`;
}

describe.each([
  { name: 'assistant', minExamples: 3 },
  { name: 'search-core', minExamples: 10 },
])('$name', ({ name, minExamples }) => {
  const folder = `${packages}${name}/`;
  const moduleFolder = `${folder}node_modules/.readme`;
  const examples = [...readFileSync(`${folder}README.md`, 'utf8').split(/^## /m)].flatMap((section) =>
    [...section.matchAll(/^```ts\n(?<code>[^]*?)^```/gm)].map(({ groups }, index) => ({
      title: `${section.split('\n')[0]}${index > 0 ? ` (${index + 1})` : ''}`,
      code: groups?.['code'] ?? '',
    })),
  );

  beforeAll(() => mkdirSync(moduleFolder, { recursive: true }));
  afterAll(() => rmSync(moduleFolder, { recursive: true, force: true }));

  test('has enough examples, each with an assertion', () => {
    expect(examples.length).toBeGreaterThanOrEqual(minExamples);
    const examplesWithoutAssertion = examples.filter(({ code }) => !code.includes('//=>'));
    expect(examplesWithoutAssertion.map(({ title }) => title)).toEqual([]);
  });

  test.each(examples)('runs the example in ‘$title’', async ({ title, code }) => {
    const file = `${moduleFolder}/${title.replaceAll(/\W+/g, '-')}.ts`;
    writeFileSync(file, renderModule(code));
    const { run } = (await import(/* @vite-ignore */ file)) as { run: Run };
    expect.hasAssertions();
    await run(expect);
  });
});
