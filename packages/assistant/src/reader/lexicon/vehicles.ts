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
const ROW = /^(.*?)([~^?%@&]*)$/u;

/**
 * The makes and families: a block for each make, with a blank line before it and the make in its first line, then its families, a line
 * each: `Name=nickname,nickname` and signs:
 * - `~` and `^`: `named` and `next` (see `Readiness`), of a make too;
 * - `?`: a word of other subjects too, though mostly the car;
 * - `%`: another make's model of that name is commoner;
 * - `@`: a number that is a model even without its make;
 * - `&`: only the nicknames are read as it ('Hatch' is a body).
 */
export function parseVehicles(text: string): Vehicle[] {
  const vehicles: Vehicle[] = [];
  for (const block of text.trim().split('\n\n')) {
    let make: string | undefined;
    for (const line of block.split('\n')) {
      const [, naming = '', signs = ''] = ROW.exec(line) ?? [];
      const [name = '', ...aliases] = naming.split(/[=,]/u);
      const isModel = make !== undefined;
      make ??= name;
      const row = { make, ...(isModel && { model: name }), isWord: /[~^?]/u.test(signs), other: signs.includes('%') };
      const names = signs.includes('&') ? aliases : [name, ...aliases];
      const readiness: Readiness = signs.includes('^') ? 'next' : signs.includes('~') ? 'named' : 'free';
      // A lone number is a model only beside its make, whatever its row says, unless it is known to stand alone.
      const digits = signs.includes('@') ? [] : names.filter((each) => DIGITS.test(each));
      const words = names.filter((each) => !digits.includes(each));
      if (words.length > 0) vehicles.push({ ...row, names: words, readiness });
      if (digits.length > 0) vehicles.push({ ...row, names: digits, readiness: 'next' });
    }
  }
  return vehicles;
}

export const VEHICLES: readonly Vehicle[] = parseVehicles(VEHICLES_A_TO_L + VEHICLES_M_TO_Z);
