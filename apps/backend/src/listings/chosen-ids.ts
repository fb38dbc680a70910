import { splitExclusions } from '@forecourt/search-core';
import type { FindIds } from './vocabulary.ts';

/** `wanted` is undefined if the filter has no wanted values. */
export interface ChosenIds {
  wanted: readonly number[] | undefined;
  excluded: readonly number[];
}

export function resolveIds(names: readonly string[] | undefined, findIds: FindIds): ChosenIds {
  const { wanted, excluded } = splitExclusions(names);
  return { wanted: wanted && findIds(wanted), excluded: findIds(excluded) };
}
