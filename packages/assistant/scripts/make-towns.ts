/**
 * Writes src/reader/lexicon/towns.ts from towns.txt beside it and data/outcodes.json. Run it when one of them changes:
 * `node packages/assistant/scripts/make-towns.ts`. A test fails when the written file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const OUTCODES = new URL('../../../data/outcodes.json', import.meta.url);
const TOWNS = new URL('../src/reader/lexicon/towns.txt', import.meta.url);
export const TOWNS_FILE = new URL('../src/reader/lexicon/towns.ts', import.meta.url);

const FIRST_STEP = 'A'.charCodeAt(0);
const MOST_STEPS = 'Z'.charCodeAt(0) - FIRST_STEP;

/**
 * The rows of towns.txt: towns and cities as people name them, by the district near their middle, every area a line:
 * `area town,town 7town,town12town!`, without the space; what stands before the first number is in district 1. `!` is a town whose name is an
 * ordinary word or a person's too, so that only a clear word before it makes it a place. 'Upon' is written 'on'; 'Newark on Trent' is 'Newark'
 * too, unless another row is (`!` there: only as an ordinary word). Hand-kept general knowledge; it wins over the names of
 * data/outcodes.json, which calls some districts by a part of the town. A test holds every code against that table.
 */
export const townRows = (): string[] => readFileSync(TOWNS, 'utf8').trim().split('\n');

/** The last district of each area of the UK. */
function lastDistricts(): Map<string, number> {
  const last = new Map<string, number>();
  for (const code of Object.keys(JSON.parse(readFileSync(OUTCODES, 'utf8')) as object)) {
    const [, area = '', district = ''] = /^([A-Z]+)(\d+)/u.exec(code) ?? [];
    last.set(area, Math.max(last.get(area) ?? 0, Number(district)));
  }
  return last;
}

/** A number of districts as capital letters whose places in the alphabet, from A for none, make it up. */
const stepsOf = (districts: number): string =>
  'Z'.repeat(Math.floor(districts / MOST_STEPS)) + String.fromCharCode(FIRST_STEP + (districts % MOST_STEPS));

/** A row as towns.ts has it. */
function written(row: string, last: ReadonlyMap<string, number>): string {
  const [, area = '', towns = ''] = /^([a-z]+) (.*)$/u.exec(row) ?? [];
  const named = [...towns.matchAll(/(\d*)(A?)([a-z !,]+)/gu)]
    .flatMap(([, district = '', letter = '', names = '']) =>
      names.split(',').map((name) => ({ district: Number(district || 1), name: name + (letter && '*') })),
    )
    .toSorted((a, b) => a.district - b.district);
  const all = [...named, { district: last.get(area.toUpperCase()) ?? 0, name: '' }];
  return area + all.map(({ district, name }, i) => stepsOf(district - (all[i - 1]?.district ?? 0)) + name).join('');
}

/** The whole text of towns.ts. */
export function townsModule(): string {
  const last = lastDistricts();
  // A legal comment: bundlers keep it, as the licence asks.
  return `// Written by scripts/make-towns.ts from towns.txt and data/outcodes.json: change those and run it again.
/*! Outward codes: contains OS data © Crown copyright and database right 2025. Contains Royal Mail data © Royal Mail copyright and
database right 2025. Source: Office for National Statistics licensed under the Open Government Licence v.3.0. */

/**
 * A line for each area of the UK: the area and its towns, each behind the steps from the district before, in capital letters (A none, B
 * one; several add up); at the end the steps to the last district. Behind a town \`!\` and \`*\`, see \`places.ts\`.
 */
export const TOWNS = \`
${townRows()
  .map((row) => written(row, last))
  .join('\n')}
\`;
`;
}

if (import.meta.main) writeFileSync(TOWNS_FILE, townsModule());
