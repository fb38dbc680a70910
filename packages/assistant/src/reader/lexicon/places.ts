import { SMALL_TOWNS } from './small-towns.ts';
import { AMBIGUOUS_TOWNS, LAST_DISTRICTS, TOWNS, WORD_TOWNS } from './towns.ts';

export interface Town {
  outcode: string;
  /** The name may mean something else ('Reading', 'Bath'), so it usually needs a word such as 'near' before it. */
  isOrdinary: boolean;
  /** The town is from `SMALL_TOWNS`, so no misspelling is corrected to it. */
  isSmall?: true;
  /** The name is mainly an ordinary word ('Street'). */
  isWord?: boolean;
}

export interface Places {
  /** Keys are lower-case names with spaces, as `toTownKey` writes them. */
  towns: ReadonlyMap<string, Town>;
  /** The towns that misspellings are corrected to. */
  correctableTowns: readonly (readonly [name: string, town: Town])[];
  /** Every outcode, and unused ones up to the last district of each area. */
  outcodes: ReadonlySet<string>;
  /** The words in the towns' names, and the postcode areas, in lower case. */
  words: ReadonlySet<string>;
}

/**
 * Normalises a lower-case name for the lookup: 'stoke upon trent' becomes 'stoke on trent', 'saint ives' becomes 'st
 * ives'.
 */
export const toTownKey = (name: string): string => name.replace('upon', 'on').replace(/^saint /u, 'st ');

/** Matches the short form of a name: 'Newark' in 'Newark on Trent'. */
const SHORT_NAME = /^\w+(?= (?:on|in|super|under|de|le) )/u;

/** The areas whose districts may have a letter after the number: 'EC1A', 'W1T'. */
const LETTERED_AREAS = new Set(['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC']);
const LETTERS = ['', ...'ABCDEFGHJKMNPQRSTUVWXY'];

/** Lists the towns of `TOWNS` or `SMALL_TOWNS` with their outcodes. */
export const listTowns = (table: Readonly<Record<string, string>>): { outcode: string; name: string }[] =>
  Object.entries(table).flatMap(([area, districts]) =>
    districts.split(';').flatMap((each) => {
      const [district = '', ...rest] = each.split(' ');
      const names = rest.join(' ').split(',');
      return names.map((name) => ({ outcode: area + district, name }));
    }),
  );

function buildPlaces(): Places {
  const towns = new Map<string, Town>();
  const shortNames = new Map<string, Town>();
  const words = new Set<string>();
  const ambiguousNames = new Set(AMBIGUOUS_TOWNS.map((name) => name.toLowerCase()));
  for (const { outcode, name } of listTowns(TOWNS)) {
    const key = name.toLowerCase();
    const shortName = SHORT_NAME.exec(key)?.[0];
    towns.set(toTownKey(key), { outcode, isOrdinary: ambiguousNames.has(key) });
    if (shortName !== undefined) shortNames.set(shortName, { outcode, isOrdinary: ambiguousNames.has(shortName) });
    for (const word of key.split(' ')) words.add(word);
  }
  for (const [name, town] of shortNames) if (!towns.has(name)) towns.set(name, town);
  for (const { outcode, name } of listTowns(SMALL_TOWNS)) {
    const key = toTownKey(name.toLowerCase());
    if (!towns.has(key))
      towns.set(key, { outcode, isOrdinary: !name.includes(' '), isSmall: true, isWord: WORD_TOWNS.has(key) });
    for (const word of name.toLowerCase().split(' ')) words.add(word);
  }

  const outcodes = new Set<string>();
  for (const [area, last] of Object.entries(LAST_DISTRICTS)) {
    words.add(area.toLowerCase());
    for (let district = 0; district <= last; district++)
      for (const letter of LETTERED_AREAS.has(area) ? LETTERS : ['']) outcodes.add(area + district + letter);
  }
  return { towns, correctableTowns: [...towns].filter(([, town]) => !town.isSmall), outcodes, words };
}

let places: Places | undefined;

/** Returns the places of the UK. The first call builds them. */
export function getPlaces(): Places {
  places ??= buildPlaces();
  return places;
}
