import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OUTCODES_FILE, outcodesModule } from '../../../scripts/make-outcodes.ts';
import { paramsOf } from '../params.ts';
import { read } from '../read.ts';
import { CITIES, ORDINARY_NAMES } from './cities.ts';
import { lexicon } from './lexicon.ts';
import { places, townKey } from './places.ts';
import { parseVehicles, VEHICLES } from './vehicles.ts';

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
  test('outcodes.ts is what its script writes from data/outcodes.json', () => {
    expect(readFileSync(OUTCODES_FILE, 'utf8')).toBe(outcodesModule());
  });

  test('the table holds every outward code and no other', () => {
    expect([...places().outcodes].toSorted()).toEqual(Object.keys(data('outcodes.json') as object).toSorted());
  });

  test('every town has an outward code that exists', () => {
    expect([...places().towns].filter(([, { outcode }]) => !places().outcodes.has(outcode))).toEqual([]);
  });

  test('no town is written twice, and every ordinary name is one of them', () => {
    const names = [...CITIES.matchAll(/([A-Z][\w ]*)=/gu)].map(([, name = '']) =>
      townKey(name.replace(/^[A-Z]{1,2} /u, '')),
    );
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(
      ORDINARY_NAMES.trim()
        .split(/\s+/u)
        .filter((name) => !places().towns.has(name)),
    ).toEqual([]);
  });
});

describe('format', () => {
  test('a row has a name, nicknames and flags', () => {
    expect(parseVehicles('Ford = fords\n  Ka = streetka ; named\n  500 ; bare\n  Hatch = cooper ; nickname')).toEqual([
      { make: 'Ford', names: ['Ford', 'fords'], readiness: 'free', other: false },
      { make: 'Ford', model: 'Ka', names: ['Ka', 'streetka'], readiness: 'named', other: false },
      { make: 'Ford', model: '500', names: ['500'], readiness: 'free', other: false },
      { make: 'Ford', model: 'Hatch', names: ['cooper'], readiness: 'free', other: false },
    ]);
  });

  test('a lone number is a model only right beside its make', () => {
    expect(parseVehicles('Rover\n  75')[1]?.readiness).toBe('next');
  });

  test('alternatives stand for every phrase', () => {
    for (const phrase of ['notbothered', 'notbotheredabout', 'isntbothered', 'notreallyfussedon'])
      expect(lexicon().phrases.has(phrase)).toBe(true);
  });
});
