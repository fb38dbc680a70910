import { fold } from '../words.ts';
import { CITIES, ORDINARY_NAMES } from './cities.ts';
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
  const ordinary = new Set(ORDINARY_NAMES.trim().split(/\s+/u));
  for (const line of CITIES.trim().split('\n')) {
    const [, area = '', list = ''] = /^(\S+) (.*)$/u.exec(line) ?? [];
    for (const entry of list.split(',')) {
      const [name = '', district = ''] = entry.split('=');
      const key = townKey(name);
      if (!towns.has(key)) towns.set(key, { outcode: area + district.trim(), isOrdinary: ordinary.has(key) });
    }
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
