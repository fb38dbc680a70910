import type { Listing } from '@forecourt/search-core';

/** The cars of a comparison that were found. */
export interface Comparison {
  /** The cars, in the order of the URL. */
  cars: readonly Listing[];
  /** The names of cars that are no longer listed. Their facts are from the day they were saved. */
  gone: readonly string[];
  /** The number of cars that neither the search service nor this device has. */
  missing: number;
}

/**
 * Collects the cars of a comparison. Today's adverts take precedence over the copies on this device.
 * @param found the cars that are still listed, or undefined if this is not known
 * @param copies cars that were saved on this device
 */
export function collectCars(
  keys: readonly string[],
  found: readonly Listing[] | undefined,
  copies: readonly Listing[],
): Comparison {
  const findByKey = (cars: readonly Listing[], key: string) => cars.find((car) => car.key === key);
  const collected = keys.flatMap((key) => {
    const listed = found && findByKey(found, key);
    const car = listed ?? findByKey(copies, key);
    // The search service finds cars only by their ids.
    return car ? [{ car, isGone: found !== undefined && !listed && car.id === key }] : [];
  });
  return {
    cars: collected.map(({ car }) => car),
    gone: collected.flatMap(({ car, isGone }) => (isGone ? [car.name] : [])),
    missing: keys.length - collected.length,
  };
}
