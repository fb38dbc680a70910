import { LAST_DISTRICTS } from './outcodes.ts';
import { TOWNS } from './towns.ts';

export interface Town {
  outcode: string;
  /** An ordinary word too ('Reading', 'Bath'): it needs a clearer word before it. */
  isOrdinary: boolean;
}

export interface Places {
  /** By the name in lower case, with spaces, as `townKey` writes it. */
  towns: ReadonlyMap<string, Town>;
  /** Every outward code, and those that are left out between the first and the last of an area. */
  outcodes: ReadonlySet<string>;
}

/** A name in lower case as it is looked up: 'stoke upon trent' is 'stoke on trent', 'saint ives' 'st ives'. */
export const townKey = (name: string): string => name.replace('upon', 'on').replace(/^saint /u, 'st ');

/** What a name is short for: the Newark of 'Newark on Trent'. */
const SHORT = /^\w+(?= (?:on|in|super|under|de|le) )/u;

/** The areas whose districts may have a letter behind the number: 'EC1A', 'W1T'. */
const LETTERED = /^(?:[enw]|ec|nw|s[ew]|wc)$/u;

function build(): Places {
  const towns = new Map<string, Town>();
  const outcodes = new Set<string>();
  const shorts: [name: string, town: Town][] = [];
  TOWNS.trim()
    .split('\n')
    .forEach((line, i) => {
      const [lower = ''] = /^[a-z]+/u.exec(line) ?? [];
      const area = lower.toUpperCase();
      for (const [, district = '', names = ''] of line.slice(area.length).matchAll(/([\dA-Z]*)([a-z !,]+)/gu)) {
        const outcode = area + (district || '1');
        for (const entry of names.split(',')) {
          const name = entry.replace('!', '').trim();
          const short = SHORT.exec(name)?.[0];
          const town = { outcode, isOrdinary: entry.includes('!') };
          towns.set(townKey(name), short === undefined ? town : { outcode, isOrdinary: false });
          if (short !== undefined) shorts.push([short, town]);
        }
      }
      const letters = LETTERED.test(lower) ? ['', ...'ABCDEFGHJKMNPQRSTUVWXY'] : [''];
      for (let district = Number(LAST_DISTRICTS.slice(i * 2, i * 2 + 2)); district >= 0; district--)
        for (const letter of letters) outcodes.add(area + district + letter);
    });
  for (const [name, town] of shorts) if (!towns.has(name)) towns.set(name, town);
  return { towns, outcodes };
}

let built: Places | undefined;

/** The places of the UK, made when they are first asked for. */
export function places(): Places {
  built ??= build();
  return built;
}
