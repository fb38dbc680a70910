/**
 * Counts the sentences of CLINC150 in which the reader finds something. Few of its sentences are about cars, so most
 * findings are false positives. CLINC150_FILE is the path of `data/data_full.json` of https://github.com/clinc/oos-eval (CC BY 3.0). `--list` prints the false
 * positives of `train`, to develop on. The other splits are only counted.
 */
import { readFileSync } from 'node:fs';
import { getParams, read } from '../src/index.ts';

type Row = [sentence: string, intent: string];

/** The maximum share of sentences with findings. The aim is 0.003 on `test` and on `oos_test`. */
const MAX_SHARES = { train: 0.0025, test: 0.003, oos_test: 0.006 };

const now = new Date('2026-06-01T12:00:00Z');

const describeFindings = (content: string): string => {
  const reading = read([{ role: 'user', content }], { now });
  const excluded = reading.excluded.map(({ key, value }) => `not ${key} ${String(value)}`);
  return [...Object.entries(getParams(reading)).map(([key, value]) => `${key} ${String(value)}`), ...excluded].join(
    ', ',
  );
};

const file = process.env['CLINC150_FILE'];
if (file === undefined) {
  console.log('Not run: false positives in CLINC150: set CLINC150_FILE to data_full.json of github.com/clinc/oos-eval');
} else {
  const splits = JSON.parse(readFileSync(file, 'utf8')) as Record<keyof typeof MAX_SHARES, Row[]>;
  for (const [split, limit] of Object.entries(MAX_SHARES) as [keyof typeof MAX_SHARES, number][]) {
    const rows = splits[split];
    const misreadRows = rows
      .map(([sentence, intent]) => ({ sentence, intent, findings: describeFindings(sentence) }))
      .filter(({ findings }) => findings !== '');
    const share = misreadRows.length / rows.length;
    console.log(`${split}: ${misreadRows.length} of ${rows.length} sentences (${(100 * share).toFixed(2)}%)`);
    if (split === 'train' && process.argv.includes('--list'))
      for (const { sentence, intent, findings } of misreadRows) console.log(`  ${intent}: ${sentence} → ${findings}`);
    if (share > limit) {
      console.log(`The limit for ${split} is ${(100 * limit).toFixed(2)}%.`);
      process.exitCode = 1;
    }
  }
}
