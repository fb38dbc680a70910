import { fold } from '../words.ts';
import { CITIES } from './cities.ts';
import { OUTCODES } from './outcodes.ts';

export interface Town {
  outcode: string;
  /** An ordinary word too ('Reading', 'Bath'): it needs a clearer word before it. */
  isOrdinary: boolean;
}

export interface Places {
  /** By the letters of the name alone. */
  towns: ReadonlyMap<string, Town>;
  outcodes: ReadonlySet<string>;
}

/** The letters of a name: 'Stoke-on-Trent' is 'stokeontrent'. */
export const townKey = (name: string): string => fold(name).replaceAll(/[^a-z]/gu, '');

function build(): Places {
  const towns = new Map<string, Town>();
  const outcodes = new Set<string>();
  for (const line of CITIES.trim().split('\n')) {
    const [area = '', ...list] = line.split(/ (.*)/u);
    for (const [, name = '', district = '', mark] of list[0]?.matchAll(/([^,\d!]+)(\w*)(!?)/gu) ?? [])
      towns.set(townKey(name), { outcode: (area + (district || '1')).toUpperCase(), isOrdinary: mark === '!' });
  }
  for (const line of OUTCODES.trim().split('\n')) {
    const [area = '', ...districts] = line.split(' ');
    for (const run of districts) {
      const [first = '', last = first] = run.split('-');
      if (first === last) outcodes.add(area + first);
      else for (let district = Number(first); district <= Number(last); district++) outcodes.add(area + district);
    }
  }
  return { towns, outcodes };
}

let built: Places | undefined;

/** The places of the UK, made when they are first asked for. */
export function places(): Places {
  built ??= build();
  return built;
}
