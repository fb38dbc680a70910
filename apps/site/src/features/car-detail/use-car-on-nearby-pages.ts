import { type Listing, type SearchState, countPages, withPage } from '@forecourt/search-core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { log } from '../../lib/log.ts';
import { queryClient } from '../../services/query-client.ts';
import { createCarLookupQuery, getListingsUrl, lookUpCars, searchCars } from '../../services/search.ts';
import { findCarOnPages, getNearbyPages } from './find-on-pages.ts';

export type NearbyCar =
  | { status: 'looking' }
  | { status: 'found'; listing: Listing }
  /** `isEveryPageSearched` is false if there were too many pages to search or if one failed to load. */
  | { status: 'nowhere'; isEveryPageSearched: boolean };

/**
 * Looks for the URL's car by its key, then on nearby pages, because new cars may have moved it since the link was made.
 * @param total the number of cars that the search finds; `undefined` disables the hook
 */
export function useCarOnNearbyPages(state: SearchState, total: number | undefined): NearbyCar {
  const { car, page } = state;
  const isEnabled = car !== undefined && total !== undefined;
  const { data } = useQuery(
    {
      queryKey: ['car on nearby pages', getListingsUrl(withPage(state, page)), car, total],
      queryFn: isEnabled ? ({ signal }) => findOnNearbyPages(state, car, total, signal) : skipToken,
      initialData: () => {
        const [listing] =
          (car !== undefined && queryClient.getQueryData<Listing[]>(createCarLookupQuery([car]).queryKey)) || [];
        return isEnabled && listing ? ({ status: 'found', listing } as const) : undefined;
      },
      meta: { failure: 'Nearby pages could not be searched for a car.' },
    },
    queryClient,
  );
  return data ?? { status: 'looking' };
}

async function findOnNearbyPages(
  state: SearchState,
  car: string,
  total: number,
  signal: AbortSignal,
): Promise<NearbyCar> {
  const [listing] = (await lookUpCar(car, signal)) ?? [];
  if (listing) return { status: 'found', listing };
  const pages = countPages(total);
  const nearbyPages = getNearbyPages(state.page, pages);
  const loadCars = async (page: number) => (await searchCars(getListingsUrl(withPage(state, page)), signal)).cars;
  const { listing: movedListing, failures } = await findCarOnPages(nearbyPages, loadCars, car, signal);
  if (failures.length > 0)
    log.warn('Some pages failed to load while looking for a car.', { error: failures[0], failures: failures.length });
  if (movedListing) return { status: 'found', listing: movedListing };
  return { status: 'nowhere', isEveryPageSearched: nearbyPages.length >= pages - 1 && failures.length === 0 };
}

/** Returns null if the lookup fails. Nearby pages are then searched. */
async function lookUpCar(car: string, signal: AbortSignal): Promise<Listing[] | null> {
  try {
    return await lookUpCars([car], signal);
  } catch (error) {
    signal.throwIfAborted();
    log.warn('A car could not be looked up.', { error });
    return null;
  }
}

/** Adds a car to the cache, so that its dialog opens at once. */
export function rememberListing(listing: Listing): void {
  queryClient.setQueryData(createCarLookupQuery([listing.key]).queryKey, [listing]);
}
