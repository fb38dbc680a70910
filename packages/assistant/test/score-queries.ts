import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getParams } from '../src/reader/params.ts';
import { read } from '../src/reader/read.ts';
import type { ReadingValue } from '../src/reader/reading.ts';

const DATA = new URL('../../../data/nlq/', import.meta.url);
const THIS_YEAR = 2026;
const now = new Date(Date.UTC(THIS_YEAR, 5));

/** The parameters for which `data/nlq/GUIDE.md` has exclusions. */
const EXCLUDABLE_KEYS = new Set(['make', 'model', 'fuel_type', 'transmission', 'body_type', 'color']);
const BOUNDED_DIMENSIONS = ['price', 'year', 'mileage'];

/** A labelled query in `data/nlq`. */
export interface Query {
  id: string;
  turns: string[];
  want: Record<string, unknown>;
  /** Words of wishes that no filter covers. */
  unread?: string[];
}

export interface Score {
  queries: number;
  exact: number;
  f1: number;
  /** The ids and differences of the queries with a wrong result. */
  differences: string;
}

export const readLines = (file: string): string[] => readFileSync(new URL(file, DATA), 'utf8').trim().split('\n');

export const readQueries = (file: string): Query[] => readLines(file).map((line) => JSON.parse(line) as Query);

type Prediction = Record<string, ReadingValue | ReadingValue[]>;

/** Predictions by the buyer's messages, because several tests predict the same query. */
const predictions = new Map<string, Prediction>();

export function predict(turns: readonly string[]): Prediction {
  const key = JSON.stringify(turns);
  const known = predictions.get(key);
  if (known) return known;
  const messages = turns.map((content) => ({ role: 'user' as const, content }));
  const prediction = { ...getParams(read(messages, { now })) };
  predictions.set(key, prediction);
  return prediction;
}

export function listUnread(turns: readonly string[]): string[] {
  const messages = turns.map((content) => ({ role: 'user' as const, content }));
  return read(messages, { now }).unread.map(({ message, start, end }) => (turns[message] ?? '').slice(start, end));
}

/** Runs the guide's scorer on labelled queries. */
export function score(queries: readonly Query[]): Score {
  const folder = mkdtempSync(join(tmpdir(), 'score-'));
  try {
    const wantedFile = join(folder, 'wanted.jsonl');
    const predictedFile = join(folder, 'predicted.jsonl');
    writeFileSync(wantedFile, queries.map((query) => JSON.stringify(query)).join('\n'));
    writeFileSync(
      predictedFile,
      queries.map(({ id, turns }) => JSON.stringify({ id, params: predict(turns) })).join('\n'),
    );
    const args = [fileURLToPath(new URL('score.mjs', DATA)), wantedFile, predictedFile];
    const env = { ...process.env, NOW_YEAR: String(THIS_YEAR) };
    const report = execFileSync(process.execPath, args, { env, encoding: 'utf8' });
    return {
      queries: queries.length,
      exact: Number(/^exact (\d+)/mu.exec(report)?.[1]),
      f1: Number(/F1 ([\d.]+)/u.exec(report)?.[1]),
      differences: report.slice(0, report.lastIndexOf('exact ')),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const getAnswers = (want: unknown): unknown[] =>
  typeof want === 'object' && want !== null && 'anyOf' in want ? (want.anyOf as unknown[]) : [want];

const toValues = (value?: ReadingValue | ReadingValue[]): string[] =>
  value === undefined ? [] : String(value).split(',');

/** Returns the values that every accepted answer excludes. */
function getExcluded(want: unknown): string[] {
  const [first = [], ...others] = getAnswers(want).filter(
    (answer) => answer !== null && answer !== undefined,
  ) as string[][];
  return first.filter((value) => others.every((otherKeys) => otherKeys.includes(value)));
}

/**
 * Returns the parameters that mean the opposite of the label: an excluded value that is read as wanted, the other
 * transmission, or a minimum that is read as a maximum, and the reverse.
 */
export function listInversions({ turns, want }: Query): string[] {
  const params = predict(turns);
  const excluded = [...EXCLUDABLE_KEYS].filter((key) =>
    getExcluded(want[`not_${key}`]).some((value) => toValues(params[key]).includes(value)),
  );
  const { transmission } = want;
  const hasOtherTransmission =
    typeof transmission === 'string' && !transmission.includes(',') && toValues(params['transmission']).length > 0;
  const otherKeys = hasOtherTransmission && params['transmission'] !== transmission ? ['transmission'] : [];
  const bounds = BOUNDED_DIMENSIONS.flatMap((name) => [
    [`min_${name}`, `max_${name}`],
    [`max_${name}`, `min_${name}`],
  ])
    .filter(([key = '', opposite = '']) => {
      const value = params[key];
      const isWanted = getAnswers(want[opposite]).includes(value) && !getAnswers(want[key]).includes(value);
      return value !== undefined && isWanted;
    })
    .map(([key = '']) => key);
  return [...excluded, ...otherKeys, ...bounds];
}
