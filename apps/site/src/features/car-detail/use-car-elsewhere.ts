import { type Listing, type SearchState, totalPages, withPage } from '@forecourt/search-core';
import { useEffect, useState } from 'react';
import { log } from '../../lib/log.ts';
import { listingsUrlOf, searchCars } from '../../services/search.ts';
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
  const subject = isWanted ? JSON.stringify([listingsUrlOf(withPage(state, page)), car]) : undefined;
  const [settled, setSettled] = useState<{ subject: string; elsewhere: Elsewhere }>();

  useEffect(() => {
    if (subject === undefined || car === undefined || total === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const pages = totalPages(total);
    const around = pagesAround(page, pages);
    const carsOf = async (each: number) => (await searchCars(listingsUrlOf(withPage(state, each)), signal)).cars;
    lookThrough(around, carsOf, car, signal).then(
      ({ listing, failures }) => {
        if (failures.length > 0)
          log.warn('A car was not looked for on every page.', { error: failures[0], failures: failures.length });
        const isAll = around.length >= pages - 1 && failures.length === 0;
        setSettled({ subject, elsewhere: listing ? { status: 'found', listing } : { status: 'nowhere', isAll } });
      },
      (error: unknown) => {
        if (!signal.aborted) log.error('A car could not be looked for.', { error });
      },
    );
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- `subject` is what of them makes another question
  }, [subject]);

  return settled !== undefined && settled.subject === subject ? settled.elsewhere : { status: 'looking' };
}
