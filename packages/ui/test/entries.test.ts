import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  renderBarrel,
  listComponentEntries,
  type ComponentEntry,
  getEntryModules,
  getPackageExports,
  packageFolder,
  listPublicEntries,
} from '../build/entries.ts';

const read = (file: string) => readFileSync(`${packageFolder}${file}`, 'utf8');

test('package.json has the exports that build/write-entries.ts generates', () => {
  const json = JSON.parse(read('package.json')) as { exports: object; publishConfig: { exports: object } };
  expect(json.exports).toEqual(getPackageExports({ withSource: true }));
  expect(json.publishConfig.exports).toEqual(getPackageExports({ withSource: false }));
});

test('publishes no paths to sources', () => {
  expect(JSON.stringify(getPackageExports({ withSource: false }))).not.toMatch(/source|\/src\//);
});

test('has one module in src/entries per public entry', () => {
  const written = readdirSync(`${packageFolder}src/entries`).map((file) => [file, read(`src/entries/${file}`)]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(getEntryModules()));
});

test('exports every component from the barrel', () => {
  expect(read('src/index.ts')).toBe(renderBarrel());
});

test('has unique entry names', () => {
  const names = listPublicEntries().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(listComponentEntries())('$name has its code and a picture story in its folder', ({ name, folder }) => {
  const [code, stories] = [`src/${folder}/${name}.tsx`, `src/${folder}/${name}.stories.tsx`].map(read);
  expect(code).toContain(`function ${name}`);
  expect(stories, 'one of its stories is a picture').toMatch(/tags: \['(picture|chromatic|modes)'/);
});

const isInteractive = ({ name, folder }: ComponentEntry) =>
  !/^ {2}keyboard: \[\],$/m.test(read(`src/${folder}/${name}.docs.ts`));

test.each(listComponentEntries().filter(isInteractive))('$name has type tests', ({ name, folder }) => {
  expect(read(`src/${folder}/${name}.types.tsx`)).toContain('@ts-expect-error');
});
