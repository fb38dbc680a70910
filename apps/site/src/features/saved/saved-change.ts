import type { Listing } from '@forecourt/search-core';
import type { SavedCar } from './saved-car.ts';

/** A saved car and what is known about it now. */
export interface CheckedCar {
  saved: SavedCar;
  /** Today's advert. Without it the car is shown as it was saved. */
  listing: Listing | undefined;
  /** `unknown`: it is not known whether the car is still listed. */
  state: 'listed' | 'gone' | 'unknown';
  /** Today's price minus the price when it was saved, in pounds. 0 if one of them is unknown. */
  priceChange: number;
}

/**
 * Compares a saved car with today's adverts.
 *
 * @param currentListings the saved cars that are still listed, or undefined if this is not known
 */
export function checkSavedCar(saved: SavedCar, currentListings: ReadonlyMap<string, Listing> | undefined): CheckedCar {
  const { key, id, price } = saved.car;
  const listing = currentListings?.get(key);
  if (listing) {
    const haveBothPrices = price > 0 && listing.price > 0;
    return { saved, listing, state: 'listed', priceChange: haveBothPrices ? listing.price - price : 0 };
  }
  // A car whose key is not its id cannot be looked up, so it may still be listed.
  const isUnlisted = currentListings !== undefined && id === key;
  return { saved, listing: undefined, state: isUnlisted ? 'gone' : 'unknown', priceChange: 0 };
}
