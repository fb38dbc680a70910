/**
 * Measures the warm reader on queries in data/nlq: `pnpm --filter @forecourt/assistant run bench`. A query's time is
 * the median of its runs, so a busy machine matters less. Also measures the first read, a message of 10,000 characters,
 * and a reply to an expensive conversation of about the largest size that the serverless function accepts.
 */
import { readFileSync } from 'node:fs';
import { type Message, read } from '../src/index.ts';
import { reply } from '../src/conversation/index.ts';

const RUNS = 31;
const now = new Date('2026-11-20T12:00:00Z');

const queries = [
  'dev.jsonl',
  'train-01.jsonl',
  'train-02.jsonl',
  'train-03.jsonl',
  'train-04.jsonl',
  'train-05.jsonl',
  'train-06.jsonl',
  'train-07.jsonl',
  'train-08.jsonl',
  'train-09.jsonl',
  'train-10.jsonl',
  'train-11.jsonl',
  'train-12.jsonl',
  'train-13.jsonl',
  'train-14.jsonl',
  'holdout.jsonl',
  'holdout-hard.jsonl',
  'holdout-02.jsonl',
].flatMap((file) =>
  readFileSync(new URL(`../../../data/nlq/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) =>
      (JSON.parse(line) as { turns: string[] }).turns.map((content) => ({ role: 'user' as const, content })),
    ),
);

const measureTime = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const firstReadMs = measureTime(() => read(queries[0] ?? [], { now }));
const times = queries.map(() => [] as number[]);
for (let run = 0; run < RUNS + 3; run++) {
  queries.forEach((query, i) => {
    const time = measureTime(() => read(query, { now }));
    if (run >= 3) times[i]?.push(time);
  });
}
const medians = times
  .map((each) => each.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0)
  .toSorted((a, b) => a - b);
const formatQuantile = (share: number): string => `${(medians[Math.floor(medians.length * share)] ?? 0).toFixed(3)} ms`;
const longText = 'volkswagon glof unknwn under '.repeat(400).slice(0, 10_000);

/** Creates 64 kB of ambiguous figures in 40 messages. All messages differ, so that no reading comes from the cache. */
const createCostliestMessages = (salt: number): Message[] =>
  Array.from({ length: 40 }, (_, at) => ({
    role: at % 2 === 0 ? 'user' : 'assistant',
    content: `${salt + at} ${'5 10 2015 30k 7 '.repeat(100)}`.slice(0, 1_580),
  }));
const replyTimes = [1_000, 2_000, 3_000].map((salt) =>
  measureTime(() => reply(createCostliestMessages(salt), { now })),
);

process.stdout
  .write(`${queries.length} conversations: p50 ${formatQuantile(0.5)}, p90 ${formatQuantile(0.9)}, p99 ${formatQuantile(0.99)}
first read, which builds the lexicon: ${firstReadMs.toFixed(1)} ms
10,000 characters: ${measureTime(() => read([{ role: 'user', content: longText }], { now })).toFixed(1)} ms
a reply to 64 kB in 40 messages of figures: ${Math.min(...replyTimes).toFixed(0)} ms
`);
