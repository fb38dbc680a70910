// Fails if a text breaks a rule of scripts/prose/rules.ts. Without arguments it reads every file.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { checkFile } from '../prose/check-file.ts';
import { PROSE_EXTENSIONS } from '../prose/read-passages.ts';
import { EXCEPTIONS } from '../prose/rules.ts';

const NOT_PROSE = /__snapshots__|\/generated\/|pnpm-lock/;

const named = process.argv.slice(2);
const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', ...named], { encoding: 'utf8' });
const files = stdout
  .split('\n')
  .filter((file) => PROSE_EXTENSIONS.includes(extname(file)) && !NOT_PROSE.test(file) && existsSync(file));
if (files.length === 0) throw new Error('Found no files to check. Run this in a clone, with paths from its root.');

const unused = new Set(EXCEPTIONS);
let count = 0;
for (const file of files) {
  for (const { line, column, words, replacement } of await checkFile(file, readFileSync(file, 'utf8'))) {
    const exception = EXCEPTIONS.find(([path, excerpt]) => path === file && words.includes(excerpt));
    if (exception) unused.delete(exception);
    else {
      count++;
      console.log(`${file}:${line}:${column}  “${words}”: write ${replacement}`);
    }
  }
}
if (named.length === 0)
  for (const [file, excerpt] of unused)
    console.log(`scripts/prose/rules.ts: nothing needs the exception “${excerpt}” of ${file}. Remove it.`);
console.log(
  count === 0
    ? `Read ${files.length} files.`
    : `${count} texts to rewrite. CONTRIBUTING.md, Names and words, says why.`,
);
process.exitCode = count === 0 && (named.length > 0 || unused.size === 0) ? 0 : 1;
