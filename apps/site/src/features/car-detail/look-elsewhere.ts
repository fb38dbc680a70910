import type { Listing } from '@forecourt/search-core';

/** How many pages are looked through beside the one of the address, and how many at a time. */
const MOST_PAGES = 12;
const AT_A_TIME = 3;

/** The pages around one of a list, the nearest first; the later before the earlier: new cars push the others back. */
export function pagesAround(page: number, pages: number, most: number = MOST_PAGES): number[] {
  const others = Array.from({ length: Math.max(0, pages) }, (_, index) => index + 1).filter((each) => each !== page);
  const distance = (each: number) => Math.abs(each - page) - (each > page ? 0.5 : 0);
  return others.toSorted((one, other) => distance(one) - distance(other)).slice(0, most);
}

interface Looked {
  listing: Listing | undefined;
  /** Pages that could not be had. */
  failures: unknown[];
}

/**
 * Looks for a car on several pages, some at a time, in their order; stops when it is found. Rejects only where `signal`
 * stops it.
 *
 * @param loadCars the cars of a page
 */
export async function lookThrough(
  pages: readonly number[],
  loadCars: (page: number) => Promise<readonly Listing[]>,
  key: string,
  signal: AbortSignal,
): Promise<Looked> {
  const failures: unknown[] = [];
  let listing: Listing | undefined;
  const queue = pages.values();
  const look = async () => {
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
  await Promise.all(Array.from({ length: AT_A_TIME }, look));
  return { listing, failures };
}
