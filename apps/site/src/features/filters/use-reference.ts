import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { log } from '../../lib/log.ts';
import { queryClient } from '../../services/query-client.ts';
import {
  type Choice,
  LOOKUP_KEYS,
  type LookupKey,
  createLookupQuery,
  manufacturersQuery,
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

/** Loads all makes, and the models of the chosen makes, which it finds by their exact names. The result is memoized. */
export function useMakesAndModels(
  chosenMakes: readonly string[],
  makesInUrl: readonly string[],
  isEnabled: boolean,
): MakesAndModels {
  const manufacturers = useQuery({ ...manufacturersQuery, enabled: isEnabled }, queryClient);
  const { data: makes, isError: haveMakesFailed, refetch } = manufacturers;
  const getId = (make: string) => makes?.find(({ label }) => label === make)?.value;
  // A string, because an array would be a new dependency on every render.
  const makeIds = chosenMakes.flatMap((make) => getId(make) ?? []).join(',');
  const models = useQueries(
    { queries: makeIds === '' ? [] : makeIds.split(',').map(createModelsQuery), combine: combineTables },
    queryClient,
  );
  useLogUnknownMakes(makes === undefined ? [] : makesInUrl.filter((make) => getId(make) === undefined));
  const sortedMakes = useMemo(
    // A database may sort by bytes, which puts BYD before Bentley.
    () => makes?.map(({ label }) => label).toSorted((a, b) => a.localeCompare(b, 'en')),
    [makes],
  );
  return useMemo(
    () => ({
      makes: sortedMakes,
      haveMakesFailed,
      retryMakes: async () => void (await refetch()),
      getModels: (make) => {
        const id = makes?.find(({ label }) => label === make)?.value;
        const choices = id === undefined ? undefined : models.rows[makeIds.split(',').indexOf(id)];
        return choices && getLabels(choices);
      },
      areModelsLoading: models.isPending,
      haveModelsFailed: models.failures.includes(true),
      retryModels: () => models.retry(() => true),
    }),
    [sortedMakes, haveMakesFailed, refetch, makes, models, makeIds],
  );
}

const labelsByChoices = new WeakMap<readonly Choice[], readonly string[]>();

/** Returns the same array for the same choices, so that memoized fields can compare it. */
function getLabels(choices: readonly Choice[]): readonly string[] {
  const cachedLabels = labelsByChoices.get(choices) ?? choices.map(({ label }) => label);
  labelsByChoices.set(choices, cachedLabels);
  return cachedLabels;
}

export interface Lookups {
  /** The rows of a table. `undefined` until loaded. */
  getRows: (key: LookupKey) => readonly Choice[] | undefined;
  hasFailed: (key: LookupKey) => boolean;
  /** Reloads the tables that failed to load. Resolves when all requests have settled. */
  retry: (keys: readonly LookupKey[]) => Promise<void>;
}

const LOOKUP_QUERIES = LOOKUP_KEYS.map(createLookupQuery);

/** Loads all tables in parallel. The result is memoized. */
export function useLookups(isEnabled: boolean): Lookups {
  const queries = LOOKUP_QUERIES.map((query) => ({ ...query, enabled: isEnabled }));
  const tables = useQueries({ queries, combine: combineTables }, queryClient);
  return useMemo(
    () => ({
      getRows: (key) => tables.rows[LOOKUP_KEYS.indexOf(key)],
      hasFailed: (key) => tables.failures[LOOKUP_KEYS.indexOf(key)] ?? false,
      retry: (keys) => tables.retry((index) => keys.some((key) => LOOKUP_KEYS.indexOf(key) === index)),
    }),
    [tables],
  );
}

interface Tables {
  rows: readonly (readonly Choice[] | undefined)[];
  failures: readonly boolean[];
  isPending: boolean;
  /**
   * Reloads the tables that failed to load, if `isWanted` accepts their index. Resolves when all requests have settled.
   */
  retry: (isWanted: (index: number) => boolean) => Promise<void>;
}

function combineTables(tables: readonly UseQueryResult<readonly Choice[]>[]): Tables {
  return {
    rows: tables.map(({ data }) => data),
    failures: tables.map(({ isError }) => isError),
    isPending: tables.some(({ isPending }) => isPending),
    retry: async (isWanted) => {
      await Promise.all(
        tables.filter(({ isError }, index) => isError && isWanted(index)).map(({ refetch }) => refetch()),
      );
    },
  };
}

/** Logs makes in the URL that the data source does not have. They stay in the search. */
function useLogUnknownMakes(makes: readonly string[]) {
  const loggedMakes = useRef(new Set<string>());
  useEffect(() => {
    for (const make of makes) {
      if (loggedMakes.current.has(make)) continue;
      loggedMakes.current.add(make);
      log.info('A make in the URL is unknown, so its models cannot be loaded.', { make });
    }
  });
}
