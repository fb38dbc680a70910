import type { Listing } from '@forecourt/search-core';

const MAX_PAGES = 12;
const MAX_CONCURRENT_PAGES = 3;

/**
 * Returns the other pages, nearest first. Of two equally near pages the later one comes first, because new cars push
 * older ones back.
 */
export function getNearbyPages(page: number, pageCount: number, maxPages: number = MAX_PAGES): number[] {
  const otherPages = Array.from({ length: Math.max(0, pageCount) }, (_, index) => index + 1).filter(
    (candidate) => candidate !== page,
  );
  const getDistance = (candidate: number) => Math.abs(candidate - page) - (candidate > page ? 0.5 : 0);
  return otherPages.toSorted((a, b) => getDistance(a) - getDistance(b)).slice(0, maxPages);
}

interface PageSearchResult {
  listing: Listing | undefined;
  failures: unknown[];
}

/**
 * Loads pages in order, several at a time, until one of them contains the car. Rejects only if `signal` aborts.
 * @param loadCars loads the cars of a page
 */
export async function findCarOnPages(
  pages: readonly number[],
  loadCars: (page: number) => Promise<readonly Listing[]>,
  key: string,
  signal: AbortSignal,
): Promise<PageSearchResult> {
  const failures: unknown[] = [];
  let listing: Listing | undefined;
  const queue = pages.values();
  const searchPages = async () => {
    for (const page of queue) {
      try {
        const cars = await loadCars(page);
        listing ??= cars.find((car) => car.key === key);
      } catch (error) {
        failures.push(error);
      }
      signal.throwIfAborted();
      if (listing) return;
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_PAGES }, searchPages));
  return { listing, failures };
}
