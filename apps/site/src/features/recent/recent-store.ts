import type { Listing, SearchState } from '@forecourt/search-core';
import { isAllowed, subscribeToConsent, RECENT_STORAGE_KEY } from '../../lib/consent.ts';
import { log } from '../../lib/log.ts';
import { parseRecentCars, type RecentCar, createRecentCar, addRecentCar, serializeRecentCars } from './recent-car.ts';

const NO_CARS: readonly RecentCar[] = [];
const listeners = new Set<() => void>();
let cars: readonly RecentCar[] | undefined;
let hasWarned = false;
let unsubscribeFromConsent = () => {};

/** Newest first. The array stays the same between changes, as `useSyncExternalStore` requires. */
export const getRecentCars = (): readonly RecentCar[] => (cars ??= readStoredCars());
export const getNoRecentCars = (): readonly RecentCar[] => NO_CARS;

/** Calls `onChange` after every change, including those in other tabs. Returns a function that unsubscribes. */
export function subscribeToRecent(onChange: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    unsubscribeFromConsent = subscribeToConsent(clearIfRefused);
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    unsubscribeFromConsent();
  };
}

/** Stores a viewed car and its search, unless the visitor has refused. */
export function rememberCar(listing: Listing, state: SearchState): void {
  if (!isAllowed('recent')) return;
  const recentCar = createRecentCar(listing, state);
  // Reads the storage again, because another tab may have changed the data.
  if (recentCar) setCars(addRecentCar(readStoredCars(), recentCar));
}

export function replaceRecentCars(newCars: readonly RecentCar[]): void {
  setCars(newCars);
}

function setCars(newCars: readonly RecentCar[]): void {
  cars = newCars;
  try {
    if (newCars.length === 0) localStorage.removeItem(RECENT_STORAGE_KEY);
    else localStorage.setItem(RECENT_STORAGE_KEY, serializeRecentCars(newCars));
  } catch (error) {
    warnOnce(error);
  }
  for (const listener of listeners) listener();
}

function readStoredCars(): readonly RecentCar[] {
  try {
    const storedCars = parseRecentCars(localStorage.getItem(RECENT_STORAGE_KEY));
    if (storedCars) return storedCars;
    warnOnce(undefined);
  } catch (error) {
    warnOnce(error);
    // Storage is blocked, so the cars stay in memory.
    return cars ?? NO_CARS;
  }
  return NO_CARS;
}

function clearIfRefused(): void {
  if (!isAllowed('recent')) setCars(NO_CARS);
}

function onStorage({ key }: StorageEvent): void {
  if (key !== RECENT_STORAGE_KEY && key !== null) return;
  cars = undefined;
  for (const listener of listeners) listener();
}

function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  log.warn('Recently viewed cars cannot be stored or read on this device.', { error });
}
