import { parseSearch, searchReadiness, type SearchState, totalPages } from '@forecourt/search-core';
import { startTransition, useEffect, useState } from 'react';
import { log } from '../../lib/log.ts';
import { keptPage, listingsUrlOf, searchAhead, searchCars, type SearchPage } from '../../services/search.ts';

/** What the results page knows of the cars that an address stands for. */
export type CarSearch =
  | { status: 'idle' }
  /** `previous` stays on the screen, dimmed, until the answer comes. */
  | { status: 'loading'; previous: SearchPage | undefined }
  | { status: 'done'; page: SearchPage }
  | { status: 'failed'; message: string; retry: () => void };

/** Nothing to show: no cars, or an answer that counts cars and brings none. A page beyond the last is another matter. */
export const isBare = (answer: SearchPage, page: number): boolean =>
  answer.cars.length === 0 && page <= Math.max(1, totalPages(answer.total));

type Settled = { url: string; page: SearchPage } | { url: string; message: string };

/** The listings address of a search; `undefined` where it cannot be made. */
export const searchedUrl = (state: SearchState): string | undefined =>
  searchReadiness(state) === 'ready' ? listingsUrlOf(state) : undefined;

/** For a page that is loaded with a search in its address: a phone hydrates longer than the service needs to answer. */
export function askAhead(query: string): void {
  const url = searchedUrl(parseSearch(query).state);
  if (url !== undefined) searchAhead(url);
}

/**
 * The cars of a listings address; nothing without one. A new address aborts the request of the old one, and an answer
 * is only ever shown for the address that it was asked for.
 */
export function useCarSearch(url: string | undefined): CarSearch {
  const [settled, setSettled] = useState<Settled>();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<SearchPage>();

  useEffect(() => {
    if (url === undefined) return;
    const controller = new AbortController();
    // In slices, between which the page answers: ten cards at once hold a phone.
    const settle = (page: SearchPage) =>
      startTransition(() => {
        setSettled({ url, page });
        setShown(page);
      });
    const kept = keptPage(url);
    if (kept) {
      settle(kept);
      return;
    }
    searchCars(url, controller.signal).then(settle, (error: unknown) => {
      if (controller.signal.aborted) return;
      log.error('The search failed.', { error });
      setSettled({ url, message: error instanceof Error ? error.message : 'Failed to search cars' });
    });
    return () => controller.abort();
  }, [url, attempt]);

  if (url === undefined) return { status: 'idle' };
  if (settled?.url !== url) {
    const kept = keptPage(url);
    return kept ? { status: 'done', page: kept } : { status: 'loading', previous: shown };
  }
  if ('page' in settled) return { status: 'done', page: settled.page };
  const retry = () => {
    setSettled(undefined);
    setAttempt((count) => count + 1);
  };
  return { status: 'failed', message: settled.message, retry };
}
