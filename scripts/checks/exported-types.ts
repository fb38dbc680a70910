// Lets `attw` check the types of every script entry. Style sheets, JSON and text files have no types.
import { runChild } from '../child.mjs';
import { readScriptEntries } from '../package-entries.ts';

const codes = await Promise.all(
  ['assistant', 'search-core', 'ui'].map(async (name) => {
    const folder = `packages/${name}`;
    const entries = readScriptEntries(folder).map(({ path }) => path);
    const args = ['--pack', folder, '--profile', 'esm-only', '--no-emoji', '--entrypoints', ...entries];
    return (await runChild('attw', args)).code;
  }),
);
process.exitCode = Math.max(...codes);
