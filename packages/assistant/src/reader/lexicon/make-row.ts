/**
 * How readily a name is taken for a car, because many are ordinary words too:
 * - `free`: anywhere;
 * - `named`: if its make is named too, or in a query of a few words ('Note', 'Soul');
 * - `next`: only right next to its make ('Lexus IS', 'VW Up', 'Mazda 3').
 */
export type Readiness = 'free' | 'named' | 'next';

/** A name with its aliases. */
interface NameRow {
  name: string;
  /** Nicknames and common misspellings. */
  aliases?: readonly string[];
  /** `free` if absent. */
  readiness?: Exclude<Readiness, 'free'>;
  /** Also a word of other subjects, though mostly the car ('Jazz'). Implied by a readiness. */
  isWord?: true;
}

export interface ModelRow extends NameRow {
  /** Another make has a more common model of the same name. */
  isRarer?: true;
  /** A number that is a model even without its make. */
  standsAlone?: true;
  /** Only the aliases are read as it ('Hatch' is a body). */
  isAliasOnly?: true;
}

/** A make with its models. A model without properties is its name. */
export interface MakeRow extends NameRow {
  models: readonly (string | ModelRow)[];
}
