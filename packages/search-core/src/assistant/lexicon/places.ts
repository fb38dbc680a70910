import { fold } from '../words.ts';
import { CITIES } from './cities.ts';
import { OUTCODES } from './outcodes.ts';
import { SMALL_TOWNS, SMALL_TOWNS_SEED } from './small-towns.ts';
import { fingerprint, printOf } from './word-set.ts';

export interface Town {
  outcode: string;
  /** An ordinary word too ('Reading', 'Bath'): it needs a clearer word before it. */
  isOrdinary: boolean;
}

export interface Places {
  /** By the letters of the name alone. */
  towns: ReadonlyMap<string, Town>;
  /** The outward codes of many more by the fingerprint of the name: they are half as large so, and cannot be searched for a misspelt one. */
  smallTowns: ReadonlyMap<number, string>;
  outcodes: ReadonlySet<string>;
}

/** The letters of a name: 'Stoke-on-Trent' is 'stokeontrent'. */
export const townKey = (name: string): string => fold(name).replaceAll(/[^a-z]/gu, '');

/** 0-9, a-z, A-Z */
const digitOf = (sign: string): number => (/[A-Z]/u.test(sign) ? 26 : 0) + Number.parseInt(sign, 36);

function build(): Places {
  const towns = new Map<string, Town>();
  const outcodes = new Set<string>();
  for (const line of CITIES.trim().split('\n')) {
    const [area = '', ...list] = line.split(/ (.*)/u);
    for (const [, name = '', district = '', mark] of list[0]?.matchAll(/([^,\d!]+)(\w*)(!?)/gu) ?? [])
      towns.set(townKey(name), { outcode: (area + (district || '1')).toUpperCase(), isOrdinary: mark === '!' });
  }
  const smallTowns = new Map<number, string>();
  for (const line of SMALL_TOWNS.trim().split('\n')) {
    const area = /^[a-z]+/u.exec(line)?.[0] ?? '';
    let district = '';
    for (const [, number, signs = ''] of line.slice(area.length).matchAll(/(\d*)(\D{4})/gu)) {
      district = number || district;
      smallTowns.set(printOf(signs), (area + district).toUpperCase());
    }
  }
  for (const line of OUTCODES.trim().split('\n')) {
    const [area = '', runs = '', ...lettered] = line.split(' ');
    for (const district of lettered) outcodes.add(area + district);
    let district = 0;
    [...runs].map(digitOf).forEach((count, i) => {
      // The numbers left out, then those of the run.
      if (i % 2 === 0) district += count;
      else for (const last = district + count; district <= last; district++) outcodes.add(area + district);
    });
  }
  return { towns, smallTowns, outcodes };
}

let built: Places | undefined;

/** The places of the UK, made when they are first asked for. */
export function places(): Places {
  built ??= build();
  return built;
}

/** The small town whose name has these letters. By chance one name in 25,000 is like a town's: of several words ask only where one is no everyday word. */
export function smallTownNamed(letters: string): Town | undefined {
  const outcode = places().smallTowns.get(fingerprint(letters, SMALL_TOWNS_SEED));
  return outcode === undefined ? undefined : { outcode, isOrdinary: false };
}
