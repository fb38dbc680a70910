// Prints random samples of the repository's texts for a review, each with its file and line:
//   node scripts/bootstrap.mjs node scripts/sample-prose.mjs <seed>
import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readPassages } from './prose/read-passages.ts';

const [seed = ''] = process.argv.slice(2);
if (!/^\d+$/.test(seed)) {
  console.error('Usage: node scripts/bootstrap.mjs node scripts/sample-prose.mjs <seed>, a whole number');
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

/** @type {Map<string, { kind: string, text: string, place: string }>} By kind and text, so that texts are unique. */
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

for (const [title, kinds, size, pattern = /./] of SAMPLES) {
  const all = [...found.values()].filter(({ kind, text }) => kinds.includes(kind) && pattern.test(text));
  console.log(`\n# ${size} of ${all.length} ${title}\n`);
  const length = Math.min(size, all.length);
  const samples = fc.shuffledSubarray(all, { minLength: length, maxLength: length });
  const [picked = []] = fc.sample(samples, { seed: Number(seed), numRuns: 1 });
  for (const [index, { text, place }] of picked.entries()) console.log(`${index + 1}. ${text}\n   ${place}`);
}
