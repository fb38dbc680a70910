/**
 * Writes src/assistant/lexicon/outcodes.ts from data/outcodes.json. Run it when that table changes:
 * `node packages/search-core/scripts/make-outcodes.ts`. A test fails when the written file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const TABLE = new URL('../../../data/outcodes.json', import.meta.url);
export const OUTCODES_FILE = new URL('../src/assistant/lexicon/outcodes.ts', import.meta.url);

const byNumber = (a: string, b: string): number => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1);

/** Two digits in base 62 for each run of consecutive districts: how many numbers are left out before it, and how many follow its first. Districts with a letter come behind. */
function runs(districts: readonly string[]): string {
  const numbers = districts.filter((each) => /^\d+$/u.test(each)).map(Number);
  let out = '';
  let next = 0;
  for (let i = 0; i < numbers.length;) {
    let j = i;
    while (numbers[j + 1] === (numbers[j] ?? 0) + 1) j++;
    out += digit((numbers[i] ?? 0) - next) + digit(j - i);
    next = (numbers[j] ?? 0) + 1;
    i = j + 1;
  }
  return [out, ...districts.filter((each) => /[A-Z]/u.test(each))].join(' ');
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function digit(value: number): string {
  const sign = DIGITS[value];
  if (sign === undefined)
    throw new Error(`${value} districts in a row, or left out, are more than one digit holds: let runs() cut them.`);
  return sign;
}

/** The whole text of outcodes.ts. */
export function outcodesModule(): string {
  const areas = new Map<string, string[]>();
  for (const code of Object.keys(JSON.parse(readFileSync(TABLE, 'utf8')) as object)) {
    const [, area = '', district = ''] = /^([A-Z]+)(.+)$/u.exec(code) ?? [];
    areas.set(area, [...(areas.get(area) ?? []), district]);
  }
  const inOrder = [...areas].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = inOrder.map(([, districts]) => runs(districts.toSorted(byNumber)));
  // A legal comment: bundlers keep it, as the licence asks.
  return `// Written by scripts/make-outcodes.ts from data/outcodes.json: change that and run it again.
/*! Outward codes: contains OS data © Crown copyright and database right 2025. Contains Royal Mail data © Royal Mail copyright and
database right 2025. Source: Office for National Statistics licensed under the Open Government Licence v.3.0. */

/** Every outward code of the UK, a line for each area in alphabetical order, which is that of towns.ts; two digits in base 62 for each run of districts: how many numbers are left out before it, how many follow its first. */
export const OUTCODES = \`
${lines.join('\n')}
\`;
`;
}

if (import.meta.main) writeFileSync(OUTCODES_FILE, outcodesModule());
