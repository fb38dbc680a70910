/**
 * When a name counts as a car, because many names are ordinary words too:
 * - `free`: anywhere;
 * - `named`: if its make is named too, or if a capital, a list of cars or a query of a few words shows that it is a
 *   name ('Note', 'Soul');
 * - `next`: next to its make ('Lexus IS', 'VW Up', 'Mazda 3'), and elsewhere only if the words around it prove it.
 */
export type Readiness = 'free' | 'named' | 'next';

/** A name with its aliases. */
interface NameRow {
  name: string;
  /** Nicknames and common misspellings of the name. */
  aliases?: readonly string[];
  /** @default 'free' */
  readiness?: Exclude<Readiness, 'free'>;
  /** The name is also an ordinary word, but usually means the car ('Jazz'). Every `readiness` implies this. */
  isWord?: true;
}

export interface ModelRow extends NameRow {
  /** Another make has a more common model with the same name. */
  isRarer?: true;
  /** The name is a number that means the model even without its make. */
  standsAlone?: true;
  /** Only the aliases mean this model. The name by itself, such as 'Hatch', does not. */
  isAliasOnly?: true;
}

/** A make with its models. A string is a model without properties. */
export interface MakeRow extends NameRow {
  models: readonly (string | ModelRow)[];
}
