import { splitExclusions } from '@forecourt/search-core';
import type { FindIds } from './vocabulary.ts';

/** The values of a filter as ids. `wanted` is undefined if every value matches. */
export interface ChosenIds {
  wanted: readonly number[] | undefined;
  excluded: readonly number[];
}

/** Resolves the names of a filter, some of which may be excluded, with a lookup of the reference tables. */
export function chooseIds(names: readonly string[] | undefined, findIds: FindIds): ChosenIds {
  const { wanted, excluded } = splitExclusions(names);
  return { wanted: wanted && findIds(wanted), excluded: findIds(excluded) };
}
