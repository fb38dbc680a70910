// node scripts/sample-prose.mjs <seed>
// Prints random samples of what the repository says, each with its file and line. The same seed prints the same samples.
// Read them as a reviewer would, and fix the kind of each finding everywhere.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readPassages } from './prose/read-passages.ts';

const [seed = ''] = process.argv.slice(2);
if (!/^\d+$/.test(seed)) {
  console.error('Usage: node scripts/sample-prose.mjs <seed>, where the seed is a whole number');
  process.exit(2);
}

/** @type {[title: string, kinds: string[], size: number, pattern?: RegExp][]} */
const SAMPLES = [
  ['comments', ['comment'], 60],
  ['test titles', ['title'], 44],
  ['error messages', ['error'], 24, / /],
  ['sentences of copy', ['copy'], 45, /\w \w+ \w/],
  ['paragraphs of documents', ['document'], 20],
  ['identifiers', ['function', 'name'], 40],
];

/** @type {Map<string, { kind: string, text: string, place: string }>} By kind and text, so that nothing is drawn twice. */
const found = new Map();
const { stdout } = spawnSync('git', ['ls-files', '--', '*.md', '*.mdx', '*.ts', '*.tsx', '*.mjs'], {
  encoding: 'utf8',
});
for (const file of stdout
  .split('\n')
  .filter((name) => existsSync(name) && !/__snapshots__|\/generated\/|locales\/(de|fr)|message-phrases/.test(name))) {
  const source = readFileSync(file, 'utf8');
  for (const { kind, start, end } of readPassages(file, source)) {
    const text = source
      .slice(start, end)
      .replaceAll(/\n[ \t]*(\/\/|\*(?!\/))?/g, ' ')
      .replaceAll(/ +/g, ' ')
      .trim();
    const place = `${file}:${source.slice(0, start).split('\n').length}`;
    const parts = kind === 'copy' ? text.split(/(?<=[.!?…]) (?=[A-Z£‘“])/) : [text];
    for (const part of parts) if (!found.has(kind + part)) found.set(kind + part, { kind, text: part, place });
  }
}

/** Mulberry32, a generator of random numbers from 0 to 1. https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
let state = Number(seed);
function drawNumber() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

for (const [title, kinds, size, pattern = /./] of SAMPLES) {
  const all = [...found.values()].filter(({ kind, text }) => kinds.includes(kind) && pattern.test(text));
  console.log(`\n# ${size} of ${all.length} ${title}\n`);
  for (let drawn = 0; drawn < size && all.length > 0; drawn++) {
    const [{ text, place } = { text: '', place: '' }] = all.splice(Math.floor(drawNumber() * all.length), 1);
    console.log(`${drawn + 1}. ${text}\n   ${place}`);
  }
}
