import { type SearchState, withPage } from '@forecourt/search-core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { abortAfter } from '../../services/abort-after.ts';
import { log } from '../../lib/log.ts';
import { queryClient } from '../../services/query-client.ts';
import { countCars, getListingsUrl } from '../../services/search.ts';
import { dropsMakeOrModel, type Relaxation, listRelaxations, listSingleFilterSearches } from './relaxations.ts';

const MAX_COUNTED = 6;
const MAX_CONCURRENT_COUNTS = 3;
export const MAX_SHOWN = 4;
/** After this time only the known counts are shown, because late ones would shift the page. */
const COUNT_TIMEOUT_MS = 4000;

export interface CountedRelaxation extends Relaxation {
  count: number;
}

interface Relaxations {
  /** The maximum number of relaxations, to reserve space. */
  maxRows: number;
  /**
   * Relaxations that find the most cars come first, and those that drop the make or model last. `undefined` while
   * loading.
   */
  relaxations: CountedRelaxation[] | undefined;
  areAllCounted: boolean;
  /** Whether no single change finds a car, so that single-filter searches are offered. */
  hasSingleFilterSearches: boolean;
}

export function useRelaxations(state: SearchState, total: number): Relaxations {
  const ownUrl = getListingsUrl(withPage(state, 1));
  const candidates = useMemo(
    () => listDistinctRelaxations(state, ownUrl).slice(0, MAX_COUNTED),
    // oxlint-disable-next-line react/exhaustive-deps -- other changes of the state do not change the search
    [ownUrl],
  );
  const { data } = useQuery(
    {
      queryKey: ['relaxations', ownUrl, total],
      queryFn: ({ signal }) => countRelaxations(state, candidates, total, signal),
      meta: { failure: 'Relaxations could not be counted.' },
    },
    queryClient,
  );
  const result = data ?? { relaxations: undefined, areAllCounted: false, hasSingleFilterSearches: false };
  return { ...result, maxRows: Math.min(candidates.length, MAX_SHOWN) };
}

async function countRelaxations(
  state: SearchState,
  candidates: readonly Relaxation[],
  total: number,
  signal: AbortSignal,
): Promise<Omit<Relaxations, 'maxRows'>> {
  const countedRelaxations = await countAll(candidates, signal);
  const widerRelaxations = countedRelaxations
    .filter((relaxation) => relaxation.count > total)
    .toSorted((a, b) => Number(dropsMakeOrModel(a)) - Number(dropsMakeOrModel(b)) || b.count - a.count);
  const areAllCounted = countedRelaxations.length === candidates.length;
  const hasSingleFilterSearches = areAllCounted && widerRelaxations.length === 0 && total === 0;
  const singleFilterSearches = hasSingleFilterSearches
    ? (await countAll(listSingleFilterSearches(state), signal)).filter((relaxation) => relaxation.count > 0)
    : [];
  return {
    relaxations: [...widerRelaxations, ...singleFilterSearches].slice(0, MAX_SHOWN),
    areAllCounted,
    hasSingleFilterSearches,
  };
}

/** Drops relaxations with the same listings URL as the search or another relaxation. */
function listDistinctRelaxations(state: SearchState, ownUrl: string): Relaxation[] {
  const seenUrls = new Set([ownUrl]);
  return listRelaxations(state).filter((relaxation) => {
    const url = getListingsUrl(relaxation.state);
    return !seenUrls.has(url) && seenUrls.add(url);
  });
}

/** Returns the relaxations that could be counted, in order. Never rejects. */
async function countAll(candidates: readonly Relaxation[], signal: AbortSignal): Promise<CountedRelaxation[]> {
  const counts = new Map<Relaxation, number>();
  const failures: unknown[] = [];
  const deadline = abortAfter(COUNT_TIMEOUT_MS, signal);
  const queue = candidates.values();
  const countQueued = async () => {
    for (const candidate of queue) {
      try {
        counts.set(candidate, await countCars(getListingsUrl(candidate.state), deadline));
      } catch (error) {
        failures.push(error);
      }
      if (deadline.aborted) return;
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_COUNTS }, countQueued));
  if (failures.length > 0 && !signal.aborted)
    log.warn('Some relaxations could not be counted.', { error: failures[0], failures: failures.length });
  return candidates.flatMap((candidate) => {
    const count = counts.get(candidate);
    return count === undefined ? [] : [{ ...candidate, count }];
  });
}
