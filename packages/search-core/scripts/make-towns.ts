/**
 * Writes src/assistant/lexicon/towns.ts from data/outcodes.json. Run it when that table or lexicon/cities.ts changes:
 * `node packages/search-core/scripts/make-towns.ts`. A test fails when the written file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { CITIES } from '../src/assistant/lexicon/cities.ts';
import { fold } from '../src/assistant/words.ts';

type Outcodes = Record<string, [latitude: number, longitude: number, town: string | null, region: string]>;

const OUTCODES = new URL('../../../data/outcodes.json', import.meta.url);
export const TOWNS_FILE = new URL('../src/assistant/lexicon/towns.ts', import.meta.url);

/** Names that are no town: parts of towns joined in the table, parishes, streets, and words too common to be read as a place. */
const NO_TOWN = /\band\b|\bwith\b|\bnr\b|\bRural\b|\bSt$|\bAve$|\bOut$|\bWithout\b|^Town$|^Over$|^Sound$|^Valley$|^German$|^Eye$|^Peel$|^Rame$|^Hook$|^Carmel$|^Andreas$|^Central$|^Denver$|^Orton$|^Alva$|^Lode$|^Doune$|^Alton$/u;

/** Runs of consecutive districts as 'from-to', the rest one by one: '1-3 7 9A'. */
function runs(districts: string[]): string {
  const out: string[] = [];
  for (let i = 0; i < districts.length; ) {
    let j = i;
    while (Number(districts[j + 1]) === Number(districts[j]) + 1) j++;
    out.push(j > i ? `${districts[i]}-${districts[j]}` : `${districts[i]}`);
    i = j + 1;
  }
  return out.join(' ');
}

const byNumber = (a: string, b: string): number => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1);

/** The whole text of towns.ts. */
export function townsModule(): string {
  const outcodes = JSON.parse(readFileSync(OUTCODES, 'utf8')) as Outcodes;
  const named = new Set([...CITIES.matchAll(/([A-Z][\w ]*)=/gu)].map(([, name = '']) => fold(name.replace(/^[A-Z]{1,2} /u, ''))));
  const areas = new Map<string, { districts: string[]; towns: Map<string, string> }>();
  for (const [code, [, , town]] of Object.entries(outcodes)) {
    const [, area = '', district = ''] = /^([A-Z]+)(.+)$/u.exec(code) ?? [];
    const row = areas.get(area) ?? { districts: [], towns: new Map<string, string>() };
    areas.set(area, row);
    row.districts.push(district);
    const name = town?.replaceAll('-', ' ');
    if (!name || NO_TOWN.test(name) || named.has(fold(name))) continue;
    const there = row.towns.get(name);
    if (there === undefined || byNumber(district, there) < 0) row.towns.set(name, district);
  }
  // A name in two areas is nobody's: only the buyer knows which is meant.
  const count = new Map<string, number>();
  for (const { towns } of areas.values()) for (const name of towns.keys()) count.set(name, (count.get(name) ?? 0) + 1);
  const lines = [...areas].map(([area, { districts, towns }]) => {
    const own = [...towns].filter(([name]) => count.get(name) === 1).map(([name, district]) => `${name}=${district}`);
    return `${area} ${runs(districts.toSorted(byNumber))} | ${own.join(', ')}`;
  });
  return `// Written by scripts/make-towns.ts from data/outcodes.json: change that and run it again.
// Contains OS data © Crown copyright and database right 2025. Contains Royal Mail data © Royal Mail copyright and database right 2025.
// Source: Office for National Statistics licensed under the Open Government Licence v.3.0. Town names, and BT, GY, JE and IM, are CC0.

/** Every outward code of the UK as \`AREA districts | Town=district, …\`: a town is given one of its outward codes. */
export const TOWNS = \`
${lines.join('\n')}
\`;
`;
}

if (import.meta.main) writeFileSync(TOWNS_FILE, townsModule());
