// Snapshots of the public API. A change appears in the diff for review, and needs a new version.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Export, readApi } from '../build/api.ts';
import { packageFolder, listPublicEntries } from '../build/entries.ts';

const barrel = { name: 'index', module: 'index.ts' };
const entries = [barrel, ...listPublicEntries()];

const compareNames = (a: string, b: string) => a.localeCompare(b, 'en');

const api = readApi(
  packageFolder,
  entries.map(({ module }) => module),
);

/** Inherited props are listed by interface and count. */
function formatProps(entry: Export): string[] {
  if (entry.kind !== 'component') return [];
  const own = entry.props.map(
    ({ name, isOptional, resolvedType }) => `${name}${isOptional ? '?' : ''}: ${resolvedType}`,
  );
  return [...own, ...entry.inherited.map(({ from, names }) => `… ${names.length} of ${from}`)];
}

function describeEntry(module: string, { withProps }: { withProps: boolean }): string {
  const lines = api.getExports(module).flatMap((a) => {
    const props = withProps ? formatProps(a).map((prop) => `  ${prop}`) : [];
    return [a.kind === 'type' ? `type ${a.name}` : a.name, ...props];
  });
  return `${lines.join('\n')}\n`;
}

const getFile = (name: string) => `__snapshots__/api/${name}.txt`;

test('has a snapshot for each entry and no others', () => {
  const snapshotFiles = readdirSync(resolve(packageFolder, 'test/__snapshots__/api'));
  expect(snapshotFiles.toSorted(compareNames)).toEqual(
    [...entries.map(({ name }) => `${name}.txt`)].toSorted(compareNames),
  );
});

test.each(entries)('matches the API snapshot of $name', async ({ name, module }) => {
  // The barrel's snapshot leaves out props, because the snapshots of the other entries list them.
  await expect(describeEntry(module, { withProps: name !== barrel.name })).toMatchFileSnapshot(getFile(name));
});
