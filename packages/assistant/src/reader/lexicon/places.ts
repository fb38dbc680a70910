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

/** The capital letter of towns.ts that is no step. */
const FIRST_STEP = 'A'.charCodeAt(0);

/** The areas whose districts may have a letter behind the number: 'EC1A', 'W1T'. */
const LETTERED = /^(?:[enw]|ec|nw|s[ew]|wc)$/u;

function build(): Places {
  const towns = new Map<string, Town>();
  const outcodes = new Set<string>();
  const shorts: [name: string, town: Town][] = [];
  for (const [, lower = '', named = ''] of TOWNS.matchAll(/^([a-z]+)(.*)/gmu)) {
    const area = lower.toUpperCase();
    let at = 0;
    for (const [, steps = '', name = '', signs = ''] of named.matchAll(/([A-Z]+)([a-z ]*)([!*]*)/gu)) {
      for (const step of steps) at += step.charCodeAt(0) - FIRST_STEP;
      // `*` is 'EC1A', `!` an ordinary word.
      const outcode = `${area}${at}${signs.includes('*') ? 'A' : ''}`;
      const short = SHORT.exec(name)?.[0];
      const town = { outcode, isOrdinary: signs.includes('!') };
      // Behind the last town are the steps to the last district.
      if (name) towns.set(townKey(name), short === undefined ? town : { outcode, isOrdinary: false });
      if (short !== undefined) shorts.push([short, town]);
    }
    const letters = LETTERED.test(lower) ? ['', ...'ABCDEFGHJKMNPQRSTUVWXY'] : [''];
    for (let district = at; district >= 0; district--)
      for (const letter of letters) outcodes.add(area + district + letter);
  }
  for (const [name, town] of shorts) if (!towns.has(name)) towns.set(name, town);
  return { towns, outcodes };
}

let built: Places | undefined;

/** The places of the UK, made when they are first asked for. */
export function places(): Places {
  built ??= build();
  return built;
}
