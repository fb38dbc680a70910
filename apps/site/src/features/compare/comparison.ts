import type { Listing } from '@forecourt/search-core';

export interface Comparison {
  /** The cars, in the order of the URL. */
  cars: readonly Listing[];
  /** The names of cars that are no longer listed. Their facts are from the day they were saved. */
  unlistedNames: readonly string[];
  /** The number of cars that neither the search service nor this device has. */
  missingCount: number;
}

/**
 * Today's adverts take precedence over the copies on this device.
 * @param listings the cars that are still listed, or undefined if this is not known
 * @param savedListings cars that were saved on this device
 */
export function collectCars(
  keys: readonly string[],
  listings: readonly Listing[] | undefined,
  savedListings: readonly Listing[],
): Comparison {
  const findByKey = (cars: readonly Listing[], key: string) => cars.find((car) => car.key === key);
  const collectedCars = keys.flatMap((key) => {
    const currentListing = listings && findByKey(listings, key);
    const car = currentListing ?? findByKey(savedListings, key);
    // A car whose key is not its id cannot be looked up, so it may still be listed.
    return car ? [{ car, isUnlisted: listings !== undefined && !currentListing && car.id === key }] : [];
  });
  return {
    cars: collectedCars.map(({ car }) => car),
    unlistedNames: collectedCars.flatMap(({ car, isUnlisted }) => (isUnlisted ? [car.name] : [])),
    missingCount: keys.length - collectedCars.length,
  };
}
