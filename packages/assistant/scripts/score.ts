/**
 * Scores the reader on query sets of data/nlq: `pnpm --filter @forecourt/assistant run score train-11.jsonl`. With
 * several files the figures are totals. `--list` prints the queries that differ. Queries of holdout sets cannot be
 * listed.
 */
import { listInversions, predict, type Query, readQueries, score } from '../test/score-queries.ts';

/** The kind of query by the letter after its author's name, in the sets of `j`, `k`, `m` and `d20`. */
const KINDS: Record<string, string> = {
  l: 'letters',
  n: 'negations',
  p: 'places',
  t: 'conversations',
  u: 'units and traps',
  x: 'not about cars',
};

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isListed = process.argv.includes('--list');
if (files.length === 0) throw new Error('Pass at least one file in data/nlq, such as train-11.jsonl.');
if (isListed && files.some((file) => file.startsWith('holdout')))
  throw new Error('Holdout queries cannot be listed, because the reader must not be tuned on them. Remove --list.');

const queries = files.flatMap(readQueries);
const byKind = new Map<string, Query[]>();
for (const query of queries) {
  const kind = KINDS[/^(?:[jkm]|d20)([a-z])-/.exec(query.id)?.[1] ?? ''];
  if (kind !== undefined) byKind.set(kind, [...(byKind.get(kind) ?? []), query]);
}

const describe = (kind: string, some: readonly Query[]): string => {
  const { exact, f1, differences } = score(some);
  const share = ((100 * exact) / some.length).toFixed(1);
  const list = isListed && (kind !== 'all' || byKind.size === 0) ? `\n${differences.trimEnd()}` : '';
  return `${kind}: exact ${exact}/${some.length} (${share}%), F1 ${f1.toFixed(4)}${list}`;
};

const inverted = queries.filter((query) => listInversions(query).length > 0);
const empty = queries.filter(({ want }) => Object.keys(want).length === 0);
const found = empty.filter(({ turns }) => Object.keys(predict(turns)).length > 0);
const lines = [
  ...Array.from(byKind, ([kind, some]) => describe(kind, some)),
  describe('all', queries),
  `inverted: ${inverted.length} queries${isListed ? ` ${inverted.map(({ id }) => id).join(' ')}` : ''}`,
  `false positives: ${found.length} of ${empty.length} queries without search values`,
];
process.stdout.write(`${lines.join('\n')}\n`);
