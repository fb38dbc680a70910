import { VEHICLES_A_TO_L } from './vehicles-a-to-l.ts';
import { VEHICLES_M_TO_Z } from './vehicles-m-to-z.ts';

/**
 * How willingly a name is taken for a car, because many are ordinary words too:
 * - `free`: anywhere;
 * - `named`: where its make is named too, or in a query of a few words ('Note', 'Soul');
 * - `next`: only right beside its make ('Lexus IS', 'VW Up', 'Mazda 3').
 */
export type Readiness = 'free' | 'named' | 'next';

export interface Vehicle {
  make: string;
  /** Absent: the row is the make itself. */
  model?: string;
  /** What it is written as: its name and its nicknames. */
  names: string[];
  readiness: Readiness;
  /** Its name is a word of other subjects too ('Jazz', 'Leaf'): alone it does not show that a car is meant. */
  isWord: boolean;
  /** Another make has a model of the same name that is commoner: this one needs its make. */
  other: boolean;
}

const DIGITS = /^\d+$/u;

/**
 * The makes and families, a line each: `Name = nickname, nickname ; flag flag`, models indented below their make. Flags: `named` and
 * `next` (see `Readiness`), `shy` (a make that is an ordinary word too), `bare` (a number that is a model even without its
 * make), `word` (a word of other
 * subjects too, though mostly the car), `other` (another make's model of that name is commoner) and `nickname` (only the nicknames are read as it: 'Hatch' is a body).
 */
export function parseVehicles(text: string): Vehicle[] {
  const vehicles: Vehicle[] = [];
  let make = '';
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [naming = '', flagText = ''] = line.split(';');
    const flags = flagText.trim().split(/\s+/u);
    const [name = '', aliases = ''] = naming.split('=').map((part) => part.trim());
    const nicknames = aliases
      .split(',')
      .map((alias) => alias.trim())
      .filter(Boolean);
    const isModel = line.startsWith(' ');
    if (!isModel) make = name;
    const isWord = ['word', 'named', 'next', 'shy'].some((flag) => flags.includes(flag));
    const row = { make, ...(isModel && { model: name }), isWord, other: flags.includes('other') };
    const names = flags.includes('nickname') ? nicknames : [name, ...nicknames];
    const readiness: Readiness = flags.includes('next')
      ? 'next'
      : flags.includes('named') || flags.includes('shy')
        ? 'named'
        : 'free';
    // A lone number is a model only beside its make, whatever its row says, unless it is known to stand alone.
    const digits = flags.includes('bare') ? [] : names.filter((each) => DIGITS.test(each));
    const words = names.filter((each) => !digits.includes(each));
    if (words.length > 0) vehicles.push({ ...row, names: words, readiness });
    if (digits.length > 0) vehicles.push({ ...row, names: digits, readiness: 'next' });
  }
  return vehicles;
}

export const VEHICLES: readonly Vehicle[] = parseVehicles(VEHICLES_A_TO_L + VEHICLES_M_TO_Z);
