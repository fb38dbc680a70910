import type { Random } from './random.ts';

/** Letters of DVLA's memory tags (without I, Q and Z) and of the last group (without I and Q). */
const TAG_LETTERS = 'ABCDEFGHJKLMNOPRSTUVWXY';
const LAST_LETTERS = 'ABCDEFGHJKLMNOPRSTUVWXYZ';

/** First letters by region. Other regions use any letter. */
const REGION_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/scotland/i, 'S'],
  [/wales/i, 'C'],
  [/london/i, 'L'],
  [/north east/i, 'N'],
  [/north west/i, 'MP'],
  [/yorkshire/i, 'Y'],
  [/east midlands/i, 'F'],
  [/west midlands/i, 'BV'],
  [/east of england/i, 'AE'],
  [/south west/i, 'W'],
  [/south east/i, 'GHOR'],
];

/**
 * Creates a registration for a date of first registration, in the format used since September 2001. The last group
 * starts with I, which is never issued, so that no sample car has a real plate.
 * @param year from 2002
 * @param month from 1 to 12; plates change in March and September
 */
export function createRegistration(year: number, month: number, region: string, random: Random): string {
  const localLetters = random.pickBoolean(0.6) ? REGION_LETTERS.find(([name]) => name.test(region))?.[1] : undefined;
  const tag = random.pick([...(localLetters ?? TAG_LETTERS)]) + random.pick([...TAG_LETTERS]);
  const lastLetters = `I${random.pick([...LAST_LETTERS])}${random.pick([...LAST_LETTERS])}`;
  return `${tag}${getAgeIdentifier(year, month)} ${lastLetters}`;
}

/**
 * Returns the age identifier: the last two digits of the year in which its period starts, plus 50 for the period from
 * September to February.
 */
export function getAgeIdentifier(year: number, month: number): string {
  const digits = month >= 9 ? (year % 100) + 50 : month >= 3 ? year % 100 : ((year - 1) % 100) + 50;
  return String(digits).padStart(2, '0');
}
