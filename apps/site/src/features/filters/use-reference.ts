import { useEffect, useRef } from 'react';
import { log } from '../../lib/log.ts';
import { fetchLookup, fetchManufacturers, fetchModels, LOOKUP_KEYS, type LookupKey } from '../../services/reference.ts';
import type { ModelsOf } from './makes-and-models.ts';
import { type Reads, useReads } from './use-reads.ts';

const MAKES = 'manufacturers';
const MAKES_ALONE = [MAKES];
const NOTHING: readonly string[] = [];

export interface MakesAndModels {
  /** The names of all makes, once they are here. */
  makes: readonly string[] | undefined;
  haveMakesFailed: boolean;
  retryMakes: () => Promise<void>;
  modelsOf: ModelsOf;
  /** The models of a chosen make are on their way. */
  areModelsLoading: boolean;
  haveModelsFailed: boolean;
  retryModels: () => Promise<void>;
}

/** All makes, and the models of the chosen ones, which are found by their make's exact name. */
export function useMakesAndModels(
  chosen: readonly string[],
  inAddress: readonly string[],
  isWanted: boolean,
): MakesAndModels {
  const manufacturers = useReads(isWanted ? MAKES_ALONE : NOTHING, fetchManufacturers, 'Failed to load car makes');
  const makes = manufacturers.rowsOf(MAKES);
  const idOf = (make: string) => makes?.find(({ label }) => label === make)?.value;
  const ids = chosen.flatMap((make) => idOf(make) ?? []);
  const models = useReads(ids, fetchModels, 'Failed to load car models');
  useLogOfUnknown(makes === undefined ? [] : inAddress.filter((make) => idOf(make) === undefined));
  return {
    // A database may order by the bytes: BYD before Bentley.
    makes: makes?.map(({ label }) => label).toSorted((one, other) => one.localeCompare(other, 'en')),
    haveMakesFailed: manufacturers.hasFailed(MAKES),
    retryMakes: () => manufacturers.retry(MAKES_ALONE),
    modelsOf: (make) => models.rowsOf(idOf(make) ?? '')?.map(({ label }) => label),
    areModelsLoading: ids.some((id) => models.rowsOf(id) === undefined && !models.hasFailed(id)),
    haveModelsFailed: ids.some(models.hasFailed),
    retryModels: () => models.retry(ids),
  };
}

/** The seven tables of lists, read at the same time. */
export const useLookups = (isWanted: boolean): Reads =>
  useReads(isWanted ? LOOKUP_KEYS : NOTHING, (key) => fetchLookup(key as LookupKey), 'Failed to load filter options');

/** A make of the address that is no manufacturer's name stays in the search; it is only noted. */
function useLogOfUnknown(makes: readonly string[]) {
  const logged = useRef(new Set<string>());
  useEffect(() => {
    for (const make of makes) {
      if (logged.current.has(make)) continue;
      logged.current.add(make);
      log.info('No manufacturer has the name of a make in the address: its models are not known.', { make });
    }
  });
}
