/**
 * Scores the reader on query sets of data/nlq: `pnpm --filter @forecourt/assistant run score train-11.jsonl`. With
 * several files the figures are totals. `--list` prints the queries that differ. Queries of holdout sets cannot be
 * listed.
 */
import { listInversions, predict, type Query, readQueries, score } from '../test/score-queries.ts';

/** The kind of query, by the letter that follows the author's (`j`, `k`, `m`, `d20`, `r22` or `r23`) in its id. */
const KINDS: Record<string, string> = {
  l: 'letters',
  n: 'negations',
  p: 'places',
  t: 'conversations',
  u: 'units and traps',
  w: 'wishes that no filter covers',
  x: 'not about cars',
};

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const hasListFlag = process.argv.includes('--list');
if (files.length === 0) throw new Error('Pass at least one file in data/nlq, such as train-11.jsonl.');
if (hasListFlag && files.some((file) => file.startsWith('holdout')))
  throw new Error('Holdout queries cannot be listed, because the reader must not be tuned on them. Remove --list.');

const queries = files.flatMap(readQueries);
const byKind = new Map<string, Query[]>();
for (const query of queries) {
  const kind = KINDS[/^(?:[jkm]|d20|r2[23])([a-z])-/.exec(query.id)?.[1] ?? ''];
  if (kind !== undefined) byKind.set(kind, [...(byKind.get(kind) ?? []), query]);
}

const formatScore = (kind: string, queriesOfKind: readonly Query[]): string => {
  const { exact, f1, differences } = score(queriesOfKind);
  const share = ((100 * exact) / queriesOfKind.length).toFixed(1);
  const differenceList = hasListFlag && (kind !== 'all' || byKind.size === 0) ? `\n${differences.trimEnd()}` : '';
  return `${kind}: exact ${exact}/${queriesOfKind.length} (${share}%), F1 ${f1.toFixed(4)}${differenceList}`;
};

const invertedQueries = queries.filter((query) => listInversions(query).length > 0);
const emptyQueries = queries.filter(({ want }) => Object.keys(want).length === 0);
const misreadQueries = emptyQueries.filter(({ turns }) => Object.keys(predict(turns)).length > 0);
const lines = [
  ...Array.from(byKind, ([kind, queriesOfKind]) => formatScore(kind, queriesOfKind)),
  formatScore('all', queries),
  `inverted: ${invertedQueries.length} queries${hasListFlag ? ` ${invertedQueries.map(({ id }) => id).join(' ')}` : ''}`,
  `false positives: ${misreadQueries.length} of ${emptyQueries.length} queries without search values`,
];
process.stdout.write(`${lines.join('\n')}\n`);
