import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is used anywhere in the workspace; types of a package stand with the package. */
const used = new Set(
  globSync(['package.json', '{packages,apps}/*/package.json'], { cwd: root }).flatMap((file) => {
    const { dependencies, devDependencies, peerDependencies } = JSON.parse(
      readFileSync(join(root, file), 'utf8'),
    ) as Partial<Record<string, Record<string, string>>>;
    return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  }),
);
const needReason = [...used].filter((name) => !name.startsWith('@types/') && !name.startsWith('@forecourt/'));

const record = readFileSync(join(root, 'docs/decisions/0001-stack.md'), 'utf8');
const explained = [...record.matchAll(/^\| (?<names>[^|]+) \|/gm)]
  .flatMap((match) => match.groups?.['names']?.split(',') ?? [])
  .map((name) => name.trim())
  .filter((name) => /^@?[a-z]/.test(name) && name !== 'dependency');

test('every dependency has its reason in the record of the stack', () => {
  expect(needReason.length).toBeGreaterThan(20);
  expect(needReason.filter((name) => !explained.includes(name))).toEqual([]);
});

test('the record explains nothing that is no longer used', () => {
  expect(explained.filter((name) => !used.has(name) && name !== 'pnpm')).toEqual([]);
});
