import { type SearchState, withPage } from '@forecourt/search-core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { abortAfter } from '../../lib/abort-after.ts';
import { log } from '../../lib/log.ts';
import { queryClient } from '../../services/query-client.ts';
import { countCars, getListingsUrl } from '../../services/search.ts';
import { isOtherCar, type Relaxation, relaxationsOf, wishesOf } from './relaxations.ts';

/** How many are counted, how many at a time, and how many are shown at most. */
const COUNTED = 6;
const AT_A_TIME = 3;
export const SHOWN = 4;
/** After so long what is known is shown; an offer that comes later moves what the buyer reads. */
const PATIENCE_MS = 4000;

/** A relaxation that finds more cars than the search, with their number. */
export interface Offer extends Relaxation {
  count: number;
}

interface Relaxations {
  /** How many offers there may be. */
  rows: number;
  /** Most cars first, and last what makes it another car; `undefined` while they are counted. */
  offers: Offer[] | undefined;
  /** All were counted: where there is no offer, there is none to be had. */
  isKnown: boolean;
  /** No single change brings more: what is offered is one wish alone. */
  areWishes: boolean;
}

/** The relaxations of a search that find more than its `total`. */
export function useRelaxations(state: SearchState, total: number): Relaxations {
  const own = getListingsUrl(withPage(state, 1));
  const candidates = useMemo(
    () => otherSearches(state, own).slice(0, COUNTED),
    // oxlint-disable-next-line react/exhaustive-deps -- an open car or other words make no other search
    [own],
  );
  const { data } = useQuery(
    {
      queryKey: ['relaxations', own, total],
      queryFn: ({ signal }) => countOffers(state, candidates, total, signal),
      meta: { failure: 'The ways to loosen the search could not be counted.' },
    },
    queryClient,
  );
  const counted = data ?? { offers: undefined, isKnown: false, areWishes: false };
  return { ...counted, rows: Math.min(candidates.length, SHOWN) };
}

async function countOffers(
  state: SearchState,
  candidates: readonly Relaxation[],
  total: number,
  signal: AbortSignal,
): Promise<Omit<Relaxations, 'rows'>> {
  const all = await countAll(candidates, signal);
  const more = all
    .filter((offer) => offer.count > total)
    .toSorted((a, b) => Number(isOtherCar(a)) - Number(isOtherCar(b)) || b.count - a.count);
  const isKnown = all.length === candidates.length;
  const areWishes = isKnown && more.length === 0 && total === 0;
  const wishes = areWishes ? (await countAll(wishesOf(state), signal)).filter((offer) => offer.count > 0) : [];
  return { offers: [...more, ...wishes].slice(0, SHOWN), isKnown, areWishes };
}

/** Without those that the search service would not tell from the search itself, or from each other. */
function otherSearches(state: SearchState, own: string): Relaxation[] {
  const seen = new Set([own]);
  return relaxationsOf(state).filter((relaxation) => {
    const url = getListingsUrl(relaxation.state);
    return !seen.has(url) && seen.add(url);
  });
}

/** Those that could be counted, in their order whichever was answered first. It never rejects: an offer that is missing is missed by nobody, and told to the log. */
async function countAll(candidates: readonly Relaxation[], signal: AbortSignal): Promise<Offer[]> {
  const counts = new Map<Relaxation, number>();
  const failures: unknown[] = [];
  const until = abortAfter(PATIENCE_MS, signal);
  const queue = candidates.values();
  const work = async () => {
    for (const candidate of queue) {
      try {
        counts.set(candidate, await countCars(getListingsUrl(candidate.state), until));
      } catch (error) {
        failures.push(error);
      }
      if (until.aborted) return;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  if (failures.length > 0 && !signal.aborted)
    log.warn('Not every way to loosen the search could be counted.', { error: failures[0], failures: failures.length });
  return candidates.flatMap((candidate) => {
    const count = counts.get(candidate);
    return count === undefined ? [] : [{ ...candidate, count }];
  });
}
