import { type Listing, type SearchState, totalPages, withPage } from '@forecourt/search-core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { log } from '../../lib/log.ts';
import { queryClient } from '../../services/query-client.ts';
import { getListingsUrl, searchCars } from '../../services/search.ts';
import { lookThrough, pagesAround } from './look-elsewhere.ts';

/** What came of looking for a car on other pages of its search. */
export type Elsewhere =
  | { status: 'looking' }
  | { status: 'found'; listing: Listing }
  /** `isAll`: it is on no page at all. */
  | { status: 'nowhere'; isAll: boolean };

/**
 * Looks for the car of the address on the pages around the one that it names: a link is opened when other cars have come
 * before it. The page itself stays as it is.
 *
 * @param total cars of the search; `undefined` where nothing is to be looked for
 */
export function useCarElsewhere(state: SearchState, total: number | undefined): Elsewhere {
  const { car, page } = state;
  const isWanted = car !== undefined && total !== undefined;
  const { data } = useQuery(
    {
      queryKey: ['car elsewhere', getListingsUrl(withPage(state, page)), car, total],
      queryFn: isWanted ? ({ signal }) => findElsewhere(state, car, total, signal) : skipToken,
      meta: { failure: 'A car could not be looked for.' },
    },
    queryClient,
  );
  return data ?? { status: 'looking' };
}

async function findElsewhere(state: SearchState, car: string, total: number, signal: AbortSignal): Promise<Elsewhere> {
  const pages = totalPages(total);
  const around = pagesAround(state.page, pages);
  const loadCars = async (page: number) => (await searchCars(getListingsUrl(withPage(state, page)), signal)).cars;
  const { listing, failures } = await lookThrough(around, loadCars, car, signal);
  if (failures.length > 0)
    log.warn('A car was not looked for on every page.', { error: failures[0], failures: failures.length });
  if (listing) return { status: 'found', listing };
  return { status: 'nowhere', isAll: around.length >= pages - 1 && failures.length === 0 };
}
