import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { paramsOf } from './params.ts';
import { read } from './read.ts';

const DATA = new URL('../../../../data/nlq/', import.meta.url);
const THIS_YEAR = 2026;
const folder = mkdtempSync(join(tmpdir(), 'guide-'));

afterAll(() => rmSync(folder, { recursive: true }));

interface Query {
  id: string;
  turns: string[];
}

/** The share of queries that the guide's own scorer calls exact. */
function exactShare(file: string): number {
  const wanted = fileURLToPath(new URL(file, DATA));
  const queries = readFileSync(wanted, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Query);
  const predicted = queries.map(({ id, turns }) => {
    const messages = turns.map((content) => ({ role: 'user' as const, content }));
    return JSON.stringify({ id, params: paramsOf(read(messages, { now: new Date(Date.UTC(THIS_YEAR, 5)) })) });
  });
  const predictions = join(folder, file);
  writeFileSync(predictions, predicted.join('\n'));
  const scorer = fileURLToPath(new URL('score.mjs', DATA));
  const report = execFileSync(process.execPath, [scorer, wanted, predictions, '--quiet'], {
    env: { ...process.env, NOW_YEAR: String(THIS_YEAR) },
    encoding: 'utf8',
  });
  return Number(/= ([\d.]+)/u.exec(report)?.[1]);
}

test.each([
  ['dev.jsonl', 0.97],
  // Written apart from the grammar, to see whether it holds for words it was not made from.
  ['own.jsonl', 0.95],
])('%s is read exactly in %f of its queries', (file, floor) => {
  expect(exactShare(file)).toBeGreaterThanOrEqual(floor);
});
