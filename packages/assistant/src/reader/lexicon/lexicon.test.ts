import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getParams } from '../params.ts';
import { read } from '../read.ts';
import { CODES } from './codes.ts';
import { CUES } from './cues.ts';
import { FEATURES, FLAGS } from './features.ts';
import { IDIOMS, UNSEARCHABLE_PHRASES } from './idioms.ts';
import { getLexicon } from './lexicon.ts';
import { getPlaces, listTowns, toTownKey } from './places.ts';
import { EVERYDAY_WORDS, OTHER_SUBJECTS } from './other-words.ts';
import { AMBIGUOUS_TOWNS, LAST_DISTRICTS, TOWNS } from './towns.ts';
import { listVehicles, VEHICLES } from './vehicles.ts';

type Tags = Readonly<Record<string, readonly string[]>>;

const now = new Date('2026-11-20T12:00:00Z');
const readData = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../../data/${name}`, import.meta.url), 'utf8'));
const families = readData('families.json') as { make: string; family: string }[];
const listRepeatedItems = (items: readonly string[]): string[] => items.filter((item, i) => items.indexOf(item) !== i);
/** Returns phrases that are empty, padded or repeated. */
const listFaultyPhrases = (phrases: readonly string[]): string[] => [
  ...phrases.filter((phrase) => !/^\S(?:.*\S)?$/u.test(phrase)),
  ...listRepeatedItems(phrases),
];
const readParams = (content: string) => getParams(read([{ role: 'user', content }], { now }));

/** MINI families whose names are also body types. A buyer who writes one means the body type. */
const BODIES: Readonly<Record<string, string>> = { 'MINI Hatch': 'Hatchback', 'MINI Convertible': 'Convertible' };

test('recognises every model in stock when it follows its make', () => {
  const misreadFamilies = families.filter(({ make, family }) => {
    const name = `${make} ${family}`;
    const params = readParams(name);
    const body = BODIES[name];
    return params.make !== make || (body === undefined ? params.model !== family : params.body_type !== body);
  });
  expect(misreadFamilies).toEqual([]);
});

test('lists every model in stock under its make', () => {
  const knownModels = new Set(VEHICLES.flatMap(({ make, model }) => (model === undefined ? [] : [`${make} ${model}`])));
  const missingFamilies = families
    .map(({ make, family }) => `${make} ${family}`)
    .filter((name) => !knownModels.has(name) && !(name in BODIES));
  expect(missingFamilies).toEqual([]);
});

describe('places', () => {
  const outcodes = Object.keys(readData('outcodes.json') as object);
  const { towns, outcodes: knownOutcodes } = getPlaces();

  test('contains the last district of every postcode area', () => {
    const lastDistricts: Record<string, number> = {};
    for (const code of outcodes) {
      const [, area = '', district] = /^([A-Z]+)(\d+)/u.exec(code) ?? [];
      lastDistricts[area] = Math.max(lastDistricts[area] ?? 0, Number(district));
    }
    expect(LAST_DISTRICTS).toEqual(lastDistricts);
  });

  test('recognises every outcode', () => {
    expect(outcodes.filter((code) => !knownOutcodes.has(code))).toEqual([]);
  });

  test('gives every town an existing outcode', () => {
    expect(listTowns(TOWNS).filter(({ outcode }) => !knownOutcodes.has(outcode))).toEqual([]);
  });

  test('lists no town twice', () => {
    expect(listRepeatedItems(listTowns(TOWNS).map(({ name }) => name))).toEqual([]);
  });

  test('lists every ambiguous name as a town', () => {
    expect(AMBIGUOUS_TOWNS.filter((name) => !towns.get(toTownKey(name.toLowerCase()))?.isOrdinary)).toEqual([]);
  });

  test('recognises a town by the short form of its name', () => {
    const getOutcode = (name: string) => towns.get(name)?.outcode;
    expect(['stoke on trent', 'stoke', 'newark', 'newcastle', 'newcastle under lyme'].map(getOutcode)).toEqual([
      'ST1',
      'ST1',
      'NG24',
      'NE1',
      'ST5',
    ]);
  });
});

describe('other words', () => {
  test('lists no everyday word among the words about other subjects', () => {
    expect([...OTHER_SUBJECTS].filter((word) => EVERYDAY_WORDS.has(word))).toEqual([]);
  });

  test('lists no name of a car or feature among the words about other subjects', () => {
    const names = new Set(
      [...getLexicon().phrases].flatMap(([key, phrases]) =>
        phrases.some(({ meaning }) => meaning.kind === 'feature' || meaning.kind === 'vehicle') ? [key] : [],
      ),
    );
    expect([...OTHER_SUBJECTS].filter((word) => names.has(word))).toEqual([]);
  });
});

describe('vehicles', () => {
  test('lists each make and model with its names and their needs', () => {
    const models = [
      { name: 'Ka', aliases: ['streetka'], needs: 'clue' as const },
      { name: '500', standsAlone: true as const },
      { name: 'Hatch', aliases: ['cooper'], isAliasOnly: true as const },
    ];
    expect(listVehicles([{ name: 'Ford', aliases: ['fords'], models }])).toEqual([
      { make: 'Ford', names: ['Ford', 'fords'], needs: 'nothing', isWord: false, isRarer: false },
      { make: 'Ford', model: 'Ka', names: ['Ka', 'streetka'], needs: 'clue', isWord: true, isRarer: false },
      { make: 'Ford', model: '500', names: ['500'], needs: 'nothing', isWord: false, isRarer: false },
      { make: 'Ford', model: 'Hatch', names: ['cooper'], needs: 'nothing', isWord: false, isRarer: false },
    ]);
  });

  test('recognises a number as a model only next to its make', () => {
    expect(listVehicles([{ name: 'Rover', models: ['75'] }])[1]?.needs).toBe('make');
  });
});

describe('tables', () => {
  test('expands a phrase with alternatives into all its variants', () => {
    for (const phrase of ['notbothered', 'notbotheredabout', 'isntbothered', 'notreallyfussedon'])
      expect(getLexicon().phrases.has(phrase)).toBe(true);
  });

  test.each(Object.entries(CUES))('has no empty or repeated cue under a tag of %s', (_, tags: Tags) => {
    for (const phrases of Object.values(tags)) expect(listFaultyPhrases(phrases)).toEqual([]);
  });

  test.each(Object.entries(FEATURES))('has no empty or repeated synonym of a %s', (_, values: Tags) => {
    expect(
      listFaultyPhrases(Object.entries(values).flatMap(([value, synonyms]) => [value.toLowerCase(), ...synonyms])),
    ).toEqual([]);
  });

  test.each(Object.entries({ ...FLAGS, IDIOMS, UNSEARCHABLE_PHRASES }))(
    'has no empty or repeated phrase in %s',
    (_, phrases) => {
      expect(listFaultyPhrases(phrases)).toEqual([]);
    },
  );

  test('lists no name twice for a car and gives a shared name at most one primary make', () => {
    const names = VEHICLES.flatMap(({ make, model = '', names: ownNames, isRarer, needs }) =>
      ownNames.map((name) => ({ key: name.toLowerCase(), make, model, isFirst: !isRarer && needs !== 'make' })),
    );
    expect(listRepeatedItems(names.map(({ key, make, model }) => `${make} ${model}: ${key}`))).toEqual([]);
    const firstNames = names.filter(({ isFirst }) => isFirst);
    const clashes = firstNames.filter(({ key, make }) =>
      firstNames.some((each) => each.key === key && each.make !== make),
    );
    expect(clashes).toEqual([]);
  });

  test('lists codes only for known makes and generations only for known models', () => {
    const makes = new Set(VEHICLES.map(({ make }) => make));
    expect(CODES.filter(({ make }) => !makes.has(make))).toEqual([]);
    const knownModels = new Set(VEHICLES.map(({ make, model }) => `${make} ${model}`));
    expect(
      CODES.filter(({ make, model, isGeneration }) => isGeneration && !knownModels.has(`${make} ${model}`)),
    ).toEqual([]);
  });

  test('matches codes against whole lower-case words', () => {
    expect(CODES.filter(({ pattern }) => !/^\^.*\$$/u.test(pattern.source) || /[A-Z]/u.test(pattern.source))).toEqual(
      [],
    );
  });
});
