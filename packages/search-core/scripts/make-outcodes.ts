/**
 * Writes src/assistant/lexicon/outcodes.ts from data/outcodes.json. Run it when that table changes:
 * `node packages/search-core/scripts/make-outcodes.ts`. A test fails when the written file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const TABLE = new URL('../../../data/outcodes.json', import.meta.url);
export const OUTCODES_FILE = new URL('../src/assistant/lexicon/outcodes.ts', import.meta.url);

const byNumber = (a: string, b: string): number => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1);

/** Runs of consecutive districts as 'from-to', the rest one by one: '1-3 7 9A'. */
function runs(districts: string[]): string {
  const out: string[] = [];
  for (let i = 0; i < districts.length;) {
    let j = i;
    while (Number(districts[j + 1]) === Number(districts[j]) + 1) j++;
    out.push(j > i ? `${districts[i]}-${districts[j]}` : `${districts[i]}`);
    i = j + 1;
  }
  return out.join(' ');
}

/** The whole text of outcodes.ts. */
export function outcodesModule(): string {
  const areas = new Map<string, string[]>();
  for (const code of Object.keys(JSON.parse(readFileSync(TABLE, 'utf8')) as object)) {
    const [, area = '', district = ''] = /^([A-Z]+)(.+)$/u.exec(code) ?? [];
    areas.set(area, [...(areas.get(area) ?? []), district]);
  }
  const lines = Array.from(areas, ([area, districts]) => `${area} ${runs(districts.toSorted(byNumber))}`);
  // A legal comment: bundlers keep it, as the licence asks.
  return `// Written by scripts/make-outcodes.ts from data/outcodes.json: change that and run it again.
/*! Outward codes: contains OS data © Crown copyright and database right 2025. Contains Royal Mail data © Royal Mail copyright and
database right 2025. Source: Office for National Statistics licensed under the Open Government Licence v.3.0. */

/** Every outward code of the UK, an area a line with its districts. */
export const OUTCODES = \`
${lines.join('\n')}
\`;
`;
}

if (import.meta.main) writeFileSync(OUTCODES_FILE, outcodesModule());
