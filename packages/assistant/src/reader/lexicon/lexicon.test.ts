import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { townRows, TOWNS_FILE, townsModule } from '../../../scripts/make-towns.ts';
import { sayingWords, wordsIn } from '../../../scripts/make-word-sets.ts';
import { paramsOf } from '../params.ts';
import { read } from '../read.ts';
import { CODES } from './codes.ts';
import { CUES } from './cues.ts';
import { FEATURES } from './features.ts';
import { IDIOMS, UNSEARCHED } from './idioms.ts';
import { lexicon } from './lexicon.ts';
import { places, townKey } from './places.ts';
import { parseVehicles, VEHICLES } from './vehicles.ts';
import { wordTest } from './word-set.ts';
import { ELSEWHERE, ORDINARY } from './word-sets.ts';

const now = new Date('2026-11-20T12:00:00Z');
const data = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../../data/${name}`, import.meta.url), 'utf8'));
const families = data('families.json') as { make: string; family: string }[];
const paramsFor = (content: string) => paramsOf(read([{ role: 'user', content }], { now }));

/** Families of the MINI that are bodies: a buyer who writes them means the body. */
const BODIES: Readonly<Record<string, string>> = { 'MINI Hatch': 'Hatchback', 'MINI Convertible': 'Convertible' };

test('every family of the stock is read when it is written behind its make', () => {
  const missed = families.filter(({ make, family }) => {
    const name = `${make} ${family}`;
    const params = paramsFor(name);
    const body = BODIES[name];
    return params.make !== make || (body === undefined ? params.model !== family : params.body_type !== body);
  });
  expect(missed).toEqual([]);
});

test('every family that only one make has is listed under the make that the stock gives it', () => {
  const known = new Set(VEHICLES.flatMap(({ make, model }) => (model === undefined ? [] : [`${make} ${model}`])));
  const missing = families
    .map(({ make, family }) => `${make} ${family}`)
    .filter((name) => !known.has(name) && !(name in BODIES));
  expect(missing).toEqual([]);
});

describe('places', () => {
  test('towns.ts is what its script writes from towns.txt and data/outcodes.json', () => {
    expect(readFileSync(TOWNS_FILE, 'utf8')).toBe(townsModule());
  });

  test('the table holds every outward code and no other', () => {
    expect(Object.keys(data('outcodes.json') as object).filter((code) => !places().outcodes.has(code))).toEqual([]);
  });

  test('every town has an outward code that exists', () => {
    expect([...places().towns].filter(([, { outcode }]) => !places().outcodes.has(outcode))).toEqual([]);
  });

  test('every row is an area with towns, and no town is written twice', () => {
    const rows = townRows();
    const town = '[a-z]+(?: [a-z]+)*!?';
    const row = new RegExp(`^[a-z]{1,2} (?:\\d+[A-Z]?)?${town}(?:(?:,|\\d+[A-Z]?)${town})*$`, 'u');
    expect(rows.filter((each) => !row.test(each))).toEqual([]);
    const names = rows
      .flatMap((each) => each.replace(/^\w+ /u, '').split(/[\dA-Z,!]+/u))
      .filter(Boolean)
      .map(townKey);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(names.filter((name) => !places().towns.has(name))).toEqual([]);
  });

  test('towns keep their districts in the table', () => {
    const outcodeOf = (name: string) => places().towns.get(name)?.outcode;
    const names = ['leeds', 'otley', 'weston super mare', 'croydon', 'london', 'westminster', 'ludlow', 'lerwick'];
    expect(names.map(outcodeOf)).toEqual(['LS1', 'LS21', 'BS23', 'CR0', 'EC1A', 'SW1A', 'SY8', 'ZE1']);
    expect(['reading', 'otley'].map((name) => places().towns.get(name)?.isOrdinary)).toEqual([true, false]);
  });

  test('a town is known by the beginning of its name too, unless another town has that name', () => {
    const outcodeOf = (name: string) => places().towns.get(name)?.outcode;
    expect(['stoke on trent', 'stoke', 'newark', 'newcastle', 'newcastle under lyme'].map(outcodeOf)).toEqual([
      'ST1',
      'ST1',
      'NG24',
      'NE1',
      'ST5',
    ]);
  });
});

describe('word sets', () => {
  test.each([
    ['ordinary.txt', ORDINARY],
    ['elsewhere.txt', ELSEWHERE],
  ])('every word of %s is in its set: else run scripts/make-word-sets.ts', (file, set) => {
    expect(wordsIn(file).filter((word) => !wordTest(set)(word))).toEqual([]);
    expect(wordsIn(file).filter((word, i, all) => all.indexOf(word) !== i)).toEqual([]);
  });

  test('hardly any other word is', () => {
    const strangers = Array.from({ length: 10_000 }, (_, i) => `stranger${i}`);
    expect(strangers.filter(wordTest(ORDINARY)).length).toBeLessThan(140);
    expect(strangers.filter(wordTest(ELSEWHERE)).length).toBeLessThan(140);
  });

  test('no word of a saying is a thing of another subject, unless a list says so: else run scripts/make-word-sets.ts', () => {
    const listed = new Set(wordsIn('elsewhere.txt'));
    const isThing = wordTest(ELSEWHERE);
    expect(sayingWords().filter((word) => isThing(word) && !listed.has(word))).toEqual([]);
  });
});

describe('format', () => {
  test('a row has a name, nicknames and flags', () => {
    expect(parseVehicles('Ford=fords\nKa=streetka~\n500@\nHatch=cooper&')).toEqual([
      { make: 'Ford', names: ['Ford', 'fords'], readiness: 'free', isWord: false, other: false },
      { make: 'Ford', model: 'Ka', names: ['Ka', 'streetka'], readiness: 'named', isWord: true, other: false },
      { make: 'Ford', model: '500', names: ['500'], readiness: 'free', isWord: false, other: false },
      { make: 'Ford', model: 'Hatch', names: ['cooper'], readiness: 'free', isWord: false, other: false },
    ]);
  });

  test('a lone number is a model only right beside its make', () => {
    expect(parseVehicles('Rover\n75')[1]?.readiness).toBe('next');
  });

  test('alternatives stand for every phrase', () => {
    for (const phrase of ['notbothered', 'notbotheredabout', 'isntbothered', 'notreallyfussedon'])
      expect(lexicon().phrases.has(phrase)).toBe(true);
  });
});

describe('tables', () => {
  const rowsOf = (table: string): { tag: string; phrases: string[] }[] =>
    table
      .trim()
      .split('\n')
      .map((row) => {
        const [tag = '', phrases] = row.split('=');
        return { tag, phrases: phrases?.split(',') ?? [] };
      });
  const twice = (items: readonly string[]): string[] => items.filter((item, i) => items.indexOf(item) !== i);
  const expectPhrases = (phrases: readonly string[]) =>
    expect(phrases.filter((phrase) => !/^\S(?:.*\S)?$/u.test(phrase))).toEqual([]);

  test.each(Object.entries(CUES))('%s: every row is `tag=phrase,phrase`, and none is empty or twice', (_, table) => {
    for (const { tag, phrases } of rowsOf(table)) {
      expect(tag).not.toBe('');
      expectPhrases(phrases);
      expect(twice(phrases)).toEqual([]);
    }
  });

  test.each(Object.entries(FEATURES))(
    '%s: every row is `Value=phrase,phrase`, no phrase stands for two',
    (_, table) => {
      const rows = rowsOf(table);
      expectPhrases(rows.flatMap(({ phrases }) => phrases));
      expect(twice(rows.flatMap(({ tag, phrases }) => [tag.toLowerCase(), ...phrases]))).toEqual([]);
    },
  );

  test.each([
    ['IDIOMS', IDIOMS],
    ['UNSEARCHED', UNSEARCHED],
  ])('%s: no phrase is empty or written twice', (_, table) => {
    const phrases = table.trim().split(/[,\n]/u);
    expect(phrases.filter((phrase) => phrase.trim() !== phrase || phrase === '')).toEqual([]);
    expect(twice(phrases)).toEqual([]);
  });

  test('no make has a name twice, and a name of two makes is `other` or `next` for all but one', () => {
    const names = VEHICLES.flatMap(({ make, model = '', names: own, other, readiness }) =>
      own.map((name) => ({ key: name.toLowerCase(), make, model, isFirst: !other && readiness !== 'next' })),
    );
    expect(twice(names.map(({ key, make, model }) => `${make} ${model}: ${key}`))).toEqual([]);
    const first = names.filter(({ isFirst }) => isFirst);
    const clashes = first.filter(({ key, make }) => first.some((each) => each.key === key && each.make !== make));
    expect(clashes).toEqual([]);
  });

  test('a code is of a make that is known, and a generation of a family that is', () => {
    const makes = new Set(VEHICLES.map(({ make }) => make));
    expect(CODES.filter(({ make }) => !makes.has(make))).toEqual([]);
    const known = new Set(VEHICLES.map(({ make, model }) => `${make} ${model}`));
    expect(CODES.filter(({ make, model, generation }) => generation && !known.has(`${make} ${model}`))).toEqual([]);
  });

  test('a code is written whole and in lower case', () => {
    expect(CODES.filter(({ pattern }) => !/^\^.*\$$/u.test(pattern.source) || /[A-Z]/u.test(pattern.source))).toEqual(
      [],
    );
  });
});
