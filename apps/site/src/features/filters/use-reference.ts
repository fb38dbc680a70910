import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
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
import type { GetModels } from './makes-and-models.ts';

export interface MakesAndModels {
  /** The names of all makes. `undefined` until loaded. */
  makes: readonly string[] | undefined;
  haveMakesFailed: boolean;
  retryMakes: () => Promise<void>;
  getModels: GetModels;
  /** Whether models of a chosen make are loading. */
  areModelsLoading: boolean;
  haveModelsFailed: boolean;
  retryModels: () => Promise<void>;
}

/** Loads all makes, and the models of the chosen ones. Makes must match by their exact name. */
export function useMakesAndModels(
  chosen: readonly string[],
  makesInUrl: readonly string[],
  isEnabled: boolean,
): MakesAndModels {
  const manufacturers = useQuery({ ...createManufacturersQuery, enabled: isEnabled }, queryClient);
  const makes = manufacturers.data;
  const getId = (make: string) => makes?.find(({ label }) => label === make)?.value;
  const ids = chosen.flatMap((make) => getId(make) ?? []);
  const models = useQueries({ queries: ids.map(createModelsQuery) }, queryClient);
  useLogUnknownMakes(makes === undefined ? [] : makesInUrl.filter((make) => getId(make) === undefined));
  const sorted = useMemo(
    // A database may sort by bytes, which puts BYD before Bentley.
    () => makes?.map(({ label }) => label).toSorted((one, other) => one.localeCompare(other, 'en')),
    [makes],
  );
  return {
    makes: sorted,
    haveMakesFailed: manufacturers.isError,
    retryMakes: async () => void (await manufacturers.refetch()),
    getModels: (make) => {
      const id = getId(make);
      const choices = id === undefined ? undefined : models[ids.indexOf(id)]?.data;
      return choices && getLabels(choices);
    },
    areModelsLoading: models.some(({ isPending }) => isPending),
    haveModelsFailed: models.some(({ isError }) => isError),
    retryModels: () => refetchFailed(models),
  };
}

const labels = new WeakMap<readonly Choice[], readonly string[]>();

/** Returns the same array for the same choices, so that memoized fields can compare it. */
function getLabels(choices: readonly Choice[]): readonly string[] {
  const known = labels.get(choices) ?? choices.map(({ label }) => label);
  labels.set(choices, known);
  return known;
}

/** The reference tables of the filter form's lists, by filter. */
export interface Lookups {
  /** The rows of a table. `undefined` until loaded. */
  getRows: (key: LookupKey) => readonly Choice[] | undefined;
  hasFailed: (key: LookupKey) => boolean;
  /** Reloads the tables that failed to load. Resolves when all requests have settled. */
  retry: (keys: readonly LookupKey[]) => Promise<void>;
}

/** Loads the seven tables in parallel. */
export function useLookups(isEnabled: boolean): Lookups {
  const queries = LOOKUP_KEYS.map((key) => ({ ...createLookupQuery(key), enabled: isEnabled }));
  const tables = useQueries({ queries }, queryClient);
  const getTable = (key: LookupKey) => tables[LOOKUP_KEYS.indexOf(key)];
  return {
    getRows: (key) => getTable(key)?.data,
    hasFailed: (key) => getTable(key)?.isError ?? false,
    retry: (keys) => refetchFailed(keys.flatMap((key) => getTable(key) ?? [])),
  };
}

async function refetchFailed(queries: readonly { isError: boolean; refetch: () => Promise<unknown> }[]): Promise<void> {
  await Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch()));
}

/** Logs makes in the URL that the data source does not have. They stay in the search. */
function useLogUnknownMakes(makes: readonly string[]) {
  const logged = useRef(new Set<string>());
  useEffect(() => {
    for (const make of makes) {
      if (logged.current.has(make)) continue;
      logged.current.add(make);
      log.info('A make in the URL is unknown, so its models cannot be loaded.', { make });
    }
  });
}
