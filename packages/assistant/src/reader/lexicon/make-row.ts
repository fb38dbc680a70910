/**
 * The context that a name needs to count as a car, because many names are ordinary words too:
 * - `nothing`: it always counts;
 * - `clue`: its make in the same message, or a capital, a list of cars or a query of a few words ('Note', 'Soul');
 * - `make`: its make next to it ('Lexus IS', 'VW Up', 'Mazda 3'), or words around it that prove it.
 */
export type NameNeed = 'nothing' | 'clue' | 'make';

interface NameRow {
  name: string;
  /** Nicknames and common misspellings of the name. */
  aliases?: readonly string[];
  /** @default 'nothing' */
  needs?: Exclude<NameNeed, 'nothing'>;
  /** The name is also an ordinary word, but usually means the car ('Jazz'). `needs` already implies an ordinary word. */
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
