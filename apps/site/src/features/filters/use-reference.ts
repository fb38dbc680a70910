import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { log } from '../../lib/log.ts';
import { queryClient } from '../../services/query-client.ts';
import {
  type Choice,
  LOOKUP_KEYS,
  type LookupKey,
  createLookupQuery,
  createManufacturersQuery,
  createModelsQuery,
} from '../../services/reference.ts';
import type { ModelsOf } from './makes-and-models.ts';

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
  const manufacturers = useQuery({ ...createManufacturersQuery, enabled: isWanted }, queryClient);
  const makes = manufacturers.data;
  const idOf = (make: string) => makes?.find(({ label }) => label === make)?.value;
  const ids = chosen.flatMap((make) => idOf(make) ?? []);
  const models = useQueries({ queries: ids.map(createModelsQuery) }, queryClient);
  useLogOfUnknown(makes === undefined ? [] : inAddress.filter((make) => idOf(make) === undefined));
  return {
    // A database may order by the bytes: BYD before Bentley.
    makes: makes?.map(({ label }) => label).toSorted((one, other) => one.localeCompare(other, 'en')),
    haveMakesFailed: manufacturers.isError,
    retryMakes: async () => void (await manufacturers.refetch()),
    modelsOf: (make) => {
      const id = idOf(make);
      return id === undefined ? undefined : models[ids.indexOf(id)]?.data?.map(({ label }) => label);
    },
    areModelsLoading: models.some(({ isPending }) => isPending),
    haveModelsFailed: models.some(({ isError }) => isError),
    retryModels: () => refetchFailed(models),
  };
}

/** The tables of the filter form's lists, by filter. */
export interface Lookups {
  /** The rows of a table, once they are loaded. */
  rowsOf: (key: LookupKey) => readonly Choice[] | undefined;
  hasFailed: (key: LookupKey) => boolean;
  /** Loads the failed ones again. Resolves when all have answered. */
  retry: (keys: readonly LookupKey[]) => Promise<void>;
}

/** Reads the seven tables at the same time. */
export function useLookups(isWanted: boolean): Lookups {
  const queries = LOOKUP_KEYS.map((key) => ({ ...createLookupQuery(key), enabled: isWanted }));
  const tables = useQueries({ queries }, queryClient);
  const tableOf = (key: LookupKey) => tables[LOOKUP_KEYS.indexOf(key)];
  return {
    rowsOf: (key) => tableOf(key)?.data,
    hasFailed: (key) => tableOf(key)?.isError ?? false,
    retry: (keys) => refetchFailed(keys.flatMap((key) => tableOf(key) ?? [])),
  };
}

async function refetchFailed(queries: readonly { isError: boolean; refetch: () => Promise<unknown> }[]): Promise<void> {
  await Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch()));
}

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
