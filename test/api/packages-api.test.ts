// Snapshots of the public API of the packages without components. The ui package has its own api.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Export, readApi } from '../../packages/ui/build/api.ts';

const source = '@forecourt/source';

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
      throw new Error(`‘${one.name}’ is a component, but this package does not depend on React.`);
  }
}

describe.each(['assistant', 'search-core'])('%s', (name) => {
  const folder = fileURLToPath(new URL(`../../packages/${name}/`, import.meta.url));
  const snapshots = resolve(folder, 'test/__snapshots__/api');
  const manifest = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  const entries = Object.entries(manifest.exports).flatMap(([path, target]) => {
    const file = typeof target === 'string' ? undefined : target[source]?.replace('./src/', '');
    return file === undefined ? [] : [{ entry: path === '.' ? 'index' : path.slice(2), file }];
  });
  const api = readApi(
    folder,
    entries.map(({ file }) => file),
  );

  test('has a snapshot for each entry and no others', () => {
    expect(readdirSync(snapshots).toSorted()).toEqual(entries.map(({ entry }) => `${entry}.txt`).toSorted());
  });

  test.each(entries)('keeps the API of $entry', async ({ entry, file }) => {
    const lines = api.getExports(file).flatMap(describeExport);
    await expect(`${lines.map((line) => line.replaceAll('\n', ' ')).join('\n')}\n`).toMatchFileSnapshot(
      resolve(snapshots, `${entry}.txt`),
    );
  });
});
