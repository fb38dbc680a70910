import type { Listing, SearchState } from '@forecourt/search-core';
import { isAllowed, onConsent, RECENT_STORAGE_KEY } from '../../lib/consent.ts';
import { log } from '../../lib/log.ts';
import { readRecent, type RecentCar, recentCarOf, withRecent, writeRecent } from './recent-car.ts';

const none: readonly RecentCar[] = [];
const listeners = new Set<() => void>();
let cars: readonly RecentCar[] | undefined;
let hasComplained = false;
let leaveConsent = () => {};

/** The cars that were looked at on this device, newest first. The same array until something changes. */
export const recentCars = (): readonly RecentCar[] => (cars ??= read());
export const noRecentCars = (): readonly RecentCar[] => none;

/** Calls back after every change, other tabs' too, until what it returns is called. */
export function subscribeToRecent(onChange: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', follow);
    leaveConsent = onConsent(forgetRefused);
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', follow);
    leaveConsent();
  };
}

/** Keeps a car that is looked at, with the search in which it is, unless the visitor wants none kept. */
export function rememberCar(listing: Listing, state: SearchState): void {
  if (!isAllowed('recent')) return;
  const seen = recentCarOf(listing, state);
  // Another tab may have written since this one looked.
  if (seen) become(withRecent(read(), seen));
}

/** Keeps these cars and no others. */
export function keepCars(kept: readonly RecentCar[]): void {
  become(kept);
}

function become(next: readonly RecentCar[]): void {
  cars = next;
  try {
    if (next.length === 0) localStorage.removeItem(RECENT_STORAGE_KEY);
    else localStorage.setItem(RECENT_STORAGE_KEY, writeRecent(next));
  } catch (error) {
    complain(error);
  }
  for (const listener of listeners) listener();
}

function read(): readonly RecentCar[] {
  try {
    const kept = readRecent(localStorage.getItem(RECENT_STORAGE_KEY));
    if (kept) return kept;
    complain(undefined);
  } catch (error) {
    complain(error);
    // Refused storage: they are kept for as long as the page.
    return cars ?? none;
  }
  return none;
}

function forgetRefused(): void {
  if (!isAllowed('recent')) become(none);
}

function follow({ key }: StorageEvent): void {
  if (key !== RECENT_STORAGE_KEY && key !== null) return;
  cars = undefined;
  for (const listener of listeners) listener();
}

function complain(error: unknown): void {
  if (hasComplained) return;
  hasComplained = true;
  log.warn('The cars that were looked at cannot be kept on this device, or what was kept cannot be read.', { error });
}
