/**
 * Writes `src/reader/lexicon/small-towns.ts`: the towns in data/post-towns.json and data/outcodes.json that are neither
 * in `TOWNS` nor ambiguous. A name with several outcodes gets the first. Names in outcodes.json are left out if they
 * are in `OMITTED_NAMES`, qualified ('Luton North'), shorter than four letters, or not plain words.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listTowns } from '../src/reader/lexicon/places.ts';
import { AMBIGUOUS_TOWNS, TOWNS } from '../src/reader/lexicon/towns.ts';

type Row = [latitude: number, longitude: number, town: string | null, region: string];

/** Names in data/outcodes.json that often mean something else: a word ('box'), a car, a person or a county. */
const OMITTED_NAMES = new Set(
  'ford bell town bradley valley denver appleton sound barking beer blue box bridge church clock common cross deal fleet flash grange green hall hayes hope house hull iron lane lord mill new over park penny poole port radio ridge rugby sale ships slough soldier sweeting swift thorn wash wells wing wood york victoria clare beverley holly camelon union central university rush barry shirley clifton ashley lincoln washington franklin chester kent preston warren douglas morgan bentley austin daimler hyde newton milton burton dalton walton marston acton'.split(
    ' ',
  ),
);

const root = new URL('../../../', import.meta.url);
const readJson = (file: string): unknown => JSON.parse(readFileSync(new URL(`data/${file}`, root), 'utf8'));
const rows = readJson('outcodes.json') as Record<string, Row>;
const postTowns = readJson('post-towns.json') as Record<string, string[]>;
const knownNames = new Set(
  [...listTowns(TOWNS).map(({ name }) => name), ...AMBIGUOUS_TOWNS].map((name) => name.toLowerCase()),
);
const townsByOutcode = new Map<string, string[]>();
const writtenNames = new Set<string>();
for (const [outcode, names] of Object.entries(postTowns))
  for (const name of names) {
    if (knownNames.has(name.toLowerCase()) || writtenNames.has(name.toLowerCase())) continue;
    writtenNames.add(name.toLowerCase());
    townsByOutcode.set(outcode, [...(townsByOutcode.get(outcode) ?? []), name]);
  }
for (const [outcode, [, , town]] of Object.entries(rows)) {
  const name = (town ?? '').replaceAll('-', ' ').replaceAll('upon', 'on');
  const key = name.toLowerCase();
  const isPlain = /^[A-Z][a-z]+(?: (?:[A-Z]?[a-z]+))*$/.test(name) && name.length > 3;
  const hasQualifier = / (?:and|without|out|within|airport|rural|north|south|east|west|central|st|non)(?: |$)/i.test(
    name,
  );
  if (!isPlain || hasQualifier || knownNames.has(key) || writtenNames.has(key) || OMITTED_NAMES.has(key)) continue;
  writtenNames.add(key);
  townsByOutcode.set(outcode, [...(townsByOutcode.get(outcode) ?? []), name]);
}
const byArea = new Map<string, string[]>();
for (const [outcode, names] of [...townsByOutcode].toSorted(([a], [b]) =>
  a.localeCompare(b, 'en', { numeric: true }),
)) {
  const area = outcode.replace(/\d.*/, '');
  byArea.set(area, [...(byArea.get(area) ?? []), `${outcode.slice(area.length)} ${names.join(',')}`]);
}
const lines = Array.from(byArea, ([area, districts]) => `  ${area}: '${districts.join(';')}',`);
writeFileSync(
  fileURLToPath(new URL('packages/assistant/src/reader/lexicon/small-towns.ts', root)),
  `// Written by scripts/write-small-towns.ts from data/post-towns.json and data/outcodes.json, whose town names are CC0. Do not edit.

/**
 * Smaller towns by postcode area: the district, then its towns. Names of one word usually need a word before them that
 * introduces a place ('near Alston'). One string per area compresses better than an array per district.
 */
export const SMALL_TOWNS: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
console.log(`${writtenNames.size} towns`);
