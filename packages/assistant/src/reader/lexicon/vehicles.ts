import { MAKES_A_TO_L } from './makes-a-to-l.ts';
import { MAKES_M_TO_Z } from './makes-m-to-z.ts';

/**
 * How readily a name is taken for a car, because many are ordinary words too:
 * - `free`: anywhere;
 * - `named`: if its make is named too, or in a query of a few words ('Note', 'Soul');
 * - `next`: only right next to its make ('Lexus IS', 'VW Up', 'Mazda 3').
 */
export type Readiness = 'free' | 'named' | 'next';

/** A name with what else it is written as. */
interface NameRow {
  name: string;
  /** Nicknames and common misspellings. */
  aliases?: readonly string[];
  /** `free` if absent. */
  readiness?: Exclude<Readiness, 'free'>;
  /** It is a word of other subjects too, though mostly the car ('Jazz'). Implied by a readiness. */
  isWord?: true;
}

interface ModelRow extends NameRow {
  /** Another make has a more common model of the same name. */
  isRarer?: true;
  /** A number that is a model even without its make. */
  standsAlone?: true;
  /** Only the aliases are read as it ('Hatch' is a body). */
  isAliasOnly?: true;
}

/** A make with its models: a name alone needs nothing else. */
export interface MakeRow extends NameRow {
  models: readonly (string | ModelRow)[];
}

export interface Vehicle {
  make: string;
  /** Absent: the row is the make itself. */
  model?: string;
  /** What it is written as: its name and its nicknames. */
  names: readonly string[];
  readiness: Readiness;
  /** Its name is a word of other subjects too ('Jazz', 'Leaf'): alone it does not show that a car is meant. */
  isWord: boolean;
  /** Another make has a more common model of the same name: this one needs its make. */
  isRarer: boolean;
}

const DIGITS = /^\d+$/u;

/** The makes and models of some rows: each make, followed by its models. */
export function listVehicles(makes: readonly MakeRow[]): Vehicle[] {
  return makes.flatMap((row) => [
    ...listNames(row.name, undefined, row),
    ...row.models.flatMap((model) => {
      const modelRow = typeof model === 'string' ? { name: model } : model;
      return listNames(row.name, modelRow.name, modelRow);
    }),
  ]);
}

function listNames(make: string, model: string | undefined, row: ModelRow): Vehicle[] {
  const { name, aliases = [] } = row;
  const readiness: Readiness = row.readiness ?? 'free';
  const vehicle = {
    make,
    ...(model !== undefined && { model }),
    isWord: row.isWord === true || readiness !== 'free',
    isRarer: row.isRarer === true,
  };
  const names = row.isAliasOnly ? aliases : [name, ...aliases];
  // A lone number is a model only next to its make, whatever its readiness, unless it stands alone.
  const numbers = row.standsAlone ? [] : names.filter((each) => DIGITS.test(each));
  const words = names.filter((each) => !numbers.includes(each));
  return [
    ...(words.length > 0 ? [{ ...vehicle, names: words, readiness }] : []),
    ...(numbers.length > 0 ? [{ ...vehicle, names: numbers, readiness: 'next' as const }] : []),
  ];
}

export const VEHICLES: readonly Vehicle[] = listVehicles([...MAKES_A_TO_L, ...MAKES_M_TO_Z]);
