// The public interface of our other package, in the same words as our own (api.test.ts): the reader of types lives here.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Export, readApi } from '../build/api.ts';
import { packageFolder } from '../build/entries.ts';

const folder = resolve(packageFolder, '../search-core');
const snapshots = resolve(folder, 'test/__snapshots__/api');
const source = '@forecourt/source';

const manifest = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as {
  exports: Record<string, string | Record<string, string>>;
};
const entries = Object.entries(manifest.exports).flatMap(([path, target]) => {
  const file = typeof target === 'string' ? undefined : target[source]?.replace('./src/', '');
  return file === undefined ? [] : [{ name: path === '.' ? 'index' : path.slice(2), file }];
});

const api = readApi(
  folder,
  entries.map(({ file }) => file),
);

function describeExport(one: Export): string[] {
  switch (one.kind) {
    case 'function':
      return [one.name, ...one.signatures.map((signature) => `  call: ${signature}`)];
    case 'constant':
      return [one.name, `  is: ${one.type}`];
    case 'type':
      return [
        `type ${one.name}`,
        ...one.fields.map(({ name, isOptional, resolvedType }) => `  ${name}${isOptional ? '?' : ''}: ${resolvedType}`),
        ...(one.fields.length === 0 ? [`  is: ${one.text}`] : []),
      ];
    case 'component':
      throw new Error(`search-core knows no React, and exports the component ${one.name}.`);
  }
}

test('there is one file an entry, and none of an entry that has gone', () => {
  expect(readdirSync(snapshots).toSorted()).toEqual(entries.map(({ name }) => `${name}.txt`).toSorted());
});

test.each(entries)('$name offers what it offered', async ({ name, file }) => {
  const lines = api.exportsOf(file).flatMap(describeExport);
  await expect(`${lines.map((line) => line.replaceAll('\n', ' ')).join('\n')}\n`).toMatchFileSnapshot(
    resolve(snapshots, `${name}.txt`),
  );
});
