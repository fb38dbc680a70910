/**
 * Writes `src/reader/lexicon/small-towns.ts`: the towns of data/outcodes.json that `TOWNS` does not have. Names with several outcodes get
 * the first. Names that are also ordinary words are omitted (`OMITTED`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AMBIGUOUS_TOWNS, TOWNS } from '../src/reader/lexicon/towns.ts';

type Row = [latitude: number, longitude: number, town: string | null, region: string];

/** Ordinary words and names of cars, shops and people. */
const OMITTED = new Set(
  'street ford bell cheddar town sandwich bradley portland brandon valley march denver downton wellington appleton sound barking battle beer blackwater blue box bridge church clock common cross deal diss eye fleet flash grange green hall hayes hook hope house hull iron lane leek looe lord mill new over park penny poole port radio ridge rugby rye sale sandy ships slough soldier stone sweeting swift thorn ware wash wells wing wood york victoria clare nelson crook beverley alexandria holly camelon union central university rush barry shirley clifton stanley ashley lincoln washington franklin chester kent preston warren douglas morgan bentley austin daimler hyde lee darwen newton milton norton burton denton carlton dalton ryton walton marston acton'.split(
    ' ',
  ),
);

const root = new URL('../../../', import.meta.url);
const rows = JSON.parse(readFileSync(new URL('data/outcodes.json', root), 'utf8')) as Record<string, Row>;
const known = new Set([...Object.values(TOWNS).flat(), ...AMBIGUOUS_TOWNS].map((name) => name.toLowerCase()));
const townsByOutcode = new Map<string, string[]>();
const written = new Set<string>();
for (const [outcode, [, , town]] of Object.entries(rows)) {
  const name = (town ?? '').replaceAll('-', ' ').replaceAll('upon', 'on');
  const key = name.toLowerCase();
  const isPlain = /^[A-Z][a-z]+(?: (?:[A-Z]?[a-z]+))*$/.test(name) && name.length > 3;
  const isPart = / (?:and|without|out|within|airport|rural|north|south|east|west|central|st|non)(?: |$)/i.test(name);
  if (!isPlain || isPart || known.has(key) || written.has(key) || OMITTED.has(key)) continue;
  written.add(key);
  townsByOutcode.set(outcode, [...(townsByOutcode.get(outcode) ?? []), name]);
}
const lines = Array.from(townsByOutcode, ([outcode, names]) => `  ${outcode}: '${names.join(', ')}',`);
writeFileSync(
  fileURLToPath(new URL('packages/assistant/src/reader/lexicon/small-towns.ts', root)),
  `// Written by scripts/write-small-towns.ts from data/outcodes.json, whose town names are CC0. Do not edit.

/** Smaller towns by outcode. They need a word before them that introduces a place ('near Alston'). */
export const SMALL_TOWNS: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
console.log(`${written.size} towns`);
