import type { Reading } from '@forecourt/assistant';
import { type Distance, type FacetCount, type SearchState, withFilters } from '@forecourt/search-core';
import { queryOptions } from '@tanstack/react-query';
import { abortAfter } from './abort-after.ts';
import { log } from '../lib/log.ts';
import { countFacets } from './facets.ts';
import { queryClient } from './query-client.ts';
import { countCars, getListingsUrl } from './search.ts';

/** The radii that a search offers, in miles. */
export const RADII = [25, 50, 100, 200, 'national'] as const satisfies readonly Distance[];

/** The minimum number of cars for a search's first radius. */
const MIN_CARS = 10;
/** After this time a search starts nationwide. */
const TIMEOUT_MS = 1500;

export type RadiusCounts = ReadonlyMap<Distance, number>;

/** Returns the search with another radius, on its first page. */
export function withRadius(state: SearchState, radius: Distance): SearchState {
  const { distance: _current, ...filters } = state.filters;
  return withFilters(state, radius === 'national' ? filters : { ...filters, distance: radius });
}

/**
 * Sends one request for facet counts, or one request for each radius if the service has no facet counts. Throws
 * `ServiceError`.
 */
export const createRadiiQuery = (state: SearchState) => {
  const url = getListingsUrl(withRadius(state, 'national'));
  return queryOptions({
    queryKey: ['radii', url],
    queryFn: async ({ signal }): Promise<RadiusCounts> => {
      const counts = (await countFacets(url, signal))?.distance ?? [];
      if (counts.length > 0) return new Map(RADII.map((radius) => [radius, findCount(counts, String(radius))]));
      return new Map(
        await Promise.all(
          RADII.map(
            async (radius) => [radius, await countCars(getListingsUrl(withRadius(state, radius)), signal)] as const,
          ),
        ),
      );
    },
    meta: { failure: 'The cars around a place could not be counted.' },
  });
};

const findCount = (counts: readonly FacetCount[], value: string): number =>
  counts.find((facet) => facet.value === value)?.count ?? 0;

/** Returns the smallest radius with enough cars, or the smallest with any, or the whole country. */
export function chooseRadius(counts: RadiusCounts): Distance {
  const findRadiusWithCars = (minCars: number) =>
    RADII.find((radius) => radius !== 'national' && (counts.get(radius) ?? 0) >= minCars);
  return findRadiusWithCars(MIN_CARS) ?? findRadiusWithCars(1) ?? 'national';
}

/**
 * Chooses a radius if the buyer mentioned a location but no distance, and the cars can be counted in time. Rejects only
 * if the signal aborts.
 */
export async function addNearbyRadius(
  state: SearchState,
  reading: Reading,
  signal?: AbortSignal,
): Promise<{ state: SearchState; radius?: Distance }> {
  const isPlaceNamed = reading.values.some(({ key }) => key === 'postcode');
  if (!isPlaceNamed || state.filters.postcode === undefined || state.filters.distance !== undefined) return { state };
  try {
    const counts = await Promise.race([
      queryClient.fetchQuery(createRadiiQuery(state)),
      rejectOnAbort(abortAfter(TIMEOUT_MS, signal)),
    ]);
    const radius = chooseRadius(counts);
    return { state: withRadius(state, radius), radius };
  } catch (error) {
    signal?.throwIfAborted();
    log.warn('No radius could be chosen. The search is nationwide.', { error });
    return { state };
  }
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
