// Lets `attw` check that the types of every script entry exist and match. Style sheets, JSON and text files have none.
import { readFileSync } from 'node:fs';
import { runChild } from '../child.mjs';
import { type Exports, readScriptEntries } from '../package-entries.ts';

const codes = await Promise.all(
  ['assistant', 'search-core', 'ui'].map(async (name) => {
    const folder = `packages/${name}`;
    const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { exports: Exports };
    const entries = readScriptEntries(folder, manifest.exports).map(({ path }) => path);
    const args = ['--pack', folder, '--profile', 'esm-only', '--no-emoji', '--entrypoints', ...entries];
    return (await runChild('attw', args)).code;
  }),
);
process.exitCode = Math.max(...codes);
