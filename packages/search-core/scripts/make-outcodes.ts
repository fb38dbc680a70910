/**
 * Writes src/assistant/lexicon/outcodes.ts from data/outcodes.json. Run it when that table changes:
 * `node packages/search-core/scripts/make-outcodes.ts`. A test fails when the written file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const TABLE = new URL('../../../data/outcodes.json', import.meta.url);
export const OUTCODES_FILE = new URL('../src/assistant/lexicon/outcodes.ts', import.meta.url);

/** The whole text of outcodes.ts. */
export function outcodesModule(): string {
  const last = new Map<string, number>();
  for (const code of Object.keys(JSON.parse(readFileSync(TABLE, 'utf8')) as object)) {
    const [, area = '', district = ''] = /^([A-Z]+)(\d+)/u.exec(code) ?? [];
    last.set(area, Math.max(last.get(area) ?? 0, Number(district)));
  }
  const inOrder = [...last].toSorted(([a], [b]) => (a < b ? -1 : 1));
  // A legal comment: bundlers keep it, as the licence asks.
  return `// Written by scripts/make-outcodes.ts from data/outcodes.json: change that and run it again.
/*! Outward codes: contains OS data © Crown copyright and database right 2025. Contains Royal Mail data © Royal Mail copyright and
database right 2025. Source: Office for National Statistics licensed under the Open Government Licence v.3.0. */

/** The last district of each area of the UK, two digits an area in alphabetical order, which is that of towns.ts. */
export const LAST_DISTRICTS =
  '${inOrder.map(([, district]) => `${district}`.padStart(2, '0')).join('')}';
`;
}

if (import.meta.main) writeFileSync(OUTCODES_FILE, outcodesModule());
