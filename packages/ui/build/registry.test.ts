import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { packageFolder } from './entries.ts';
import { getDependencies, readPatternFile, readRegistry } from './registry.ts';

const { items } = readRegistry();

test('the registry lists every pattern and every documentation example', () => {
  const patterns = globSync('{patterns,docs/examples}/*.tsx', { cwd: packageFolder });
  const listed = new Set(items.flatMap(({ files }) => files.map(({ path }) => path)));
  expect(patterns.filter((path) => !path.endsWith('.stories.tsx') && !listed.has(path))).toEqual([]);
});

test.each(items)('$name lists each relative file that its files import', ({ files }) => {
  const targets = files.map(({ target }) => target.replace('.tsx', ''));
  for (const file of files)
    for (const { groups } of readPatternFile(file).matchAll(/(?:from|import) '(?<path>\.[^']+)'/g))
      expect(targets).toContain(join(dirname(file.target), groups?.['path'] ?? ''));
});

test.each(items)('$name exports a component named after its file', ({ files }) => {
  const [main] = files;
  expect(main && readPatternFile(main)).toContain(`export function ${basename(main?.target ?? '', '.tsx')}(`);
});

test('items list the packages that they import and the kit’s peers as dependencies', () => {
  const peerPackages = ['@forecourt/ui', 'react-aria', 'react-aria-components', 'react-stately'];
  const [form] = items.filter(({ name }) => name === 'hook-form');
  const [page] = items.filter(({ name }) => name === 'results-page');
  expect(form && getDependencies(form)).toEqual([...peerPackages.slice(0, 3), 'react-hook-form', 'react-stately']);
  expect(page && getDependencies(page)).toEqual(peerPackages);
  expect(page?.files.map(({ path }) => basename(path))).toContain('Frame.css');
});
