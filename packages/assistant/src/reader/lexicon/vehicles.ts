import type { MakeRow, ModelRow, NameNeed } from './make-row.ts';
import { MAKES_A_TO_L } from './makes-a-to-l.ts';
import { MAKES_M_TO_Z } from './makes-m-to-z.ts';

export interface Vehicle {
  make: string;
  /** If absent, the vehicle is the make itself. */
  model?: string;
  names: readonly string[];
  needs: NameNeed;
  /** The name is also an ordinary word ('Jazz', 'Leaf'), so it does not prove that a car is meant. */
  isWord: boolean;
  /** Another make has a more common model with this name, so this model counts only if its make is named. */
  isRarer: boolean;
}

const DIGITS = /^\d+$/u;

/** Lists each make, followed by its models. */
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
  const needs: NameNeed = row.needs ?? 'nothing';
  const vehicle = {
    make,
    ...(model !== undefined && { model }),
    isWord: row.isWord === true || needs !== 'nothing',
    isRarer: row.isRarer === true,
  };
  const names = row.isAliasOnly ? aliases : [name, ...aliases];
  // A number is a model only next to its make, unless the row has `standsAlone`.
  const numbers = row.standsAlone ? [] : names.filter((each) => DIGITS.test(each));
  const words = names.filter((each) => !numbers.includes(each));
  return [
    ...(words.length > 0 ? [{ ...vehicle, names: words, needs }] : []),
    ...(numbers.length > 0 ? [{ ...vehicle, names: numbers, needs: 'make' as const }] : []),
  ];
}

export const VEHICLES: readonly Vehicle[] = listVehicles([...MAKES_A_TO_L, ...MAKES_M_TO_Z]);
