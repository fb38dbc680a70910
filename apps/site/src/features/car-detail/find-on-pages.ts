import type { Listing } from '@forecourt/search-core';

const MAX_PAGES = 12;
const MAX_CONCURRENT_PAGES = 3;

/**
 * Returns the other pages, nearest first. Of two equally near pages the later one comes first, because new cars push
 * older ones back.
 */
export function getNearbyPages(page: number, pages: number, most: number = MAX_PAGES): number[] {
  const others = Array.from({ length: Math.max(0, pages) }, (_, index) => index + 1).filter((each) => each !== page);
  const getDistance = (each: number) => Math.abs(each - page) - (each > page ? 0.5 : 0);
  return others.toSorted((one, other) => getDistance(one) - getDistance(other)).slice(0, most);
}

interface PageSearch {
  listing: Listing | undefined;
  /** The errors of pages that failed to load. */
  failures: unknown[];
}

/**
 * Loads pages in order, several at a time, until one of them contains the car. Rejects only if `signal` aborts.
 * @param loadCars loads the cars of a page
 */
export async function findOnPages(
  pages: readonly number[],
  loadCars: (page: number) => Promise<readonly Listing[]>,
  key: string,
  signal: AbortSignal,
): Promise<PageSearch> {
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
