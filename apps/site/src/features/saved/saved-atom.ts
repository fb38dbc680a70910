import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { createDeviceStorage } from '../../lib/device-storage.ts';

// This file is small, because the header of every page imports it. saved-car.ts validates what is stored.

export const SAVED_STORAGE_KEY = 'saved-cars';
/** The maximum number of cars that a device keeps. */
export const MAX_SAVED_CARS = 50;

export const savedStorage: ReturnType<typeof createDeviceStorage> = createDeviceStorage();
/** The stored value, not validated, in sync between tabs. `undefined` until the page is hydrated. */
export const storedCarsAtom = atomWithStorage<unknown>(SAVED_STORAGE_KEY, undefined, savedStorage);

/** Whether the last change was written to the device. If not, the change is lost when the user leaves the site. */
export const isPersistedAtom = atom(true);

export const savedKeysAtom = atom((get): ReadonlySet<string> => {
  const { cars } = Object(get(storedCarsAtom)) as { cars?: unknown };
  const stored: unknown[] = Array.isArray(cars) ? cars.slice(0, MAX_SAVED_CARS) : [];
  return new Set(stored.map((entry) => String((Object(entry) as { car?: { key?: unknown } }).car?.key)));
});
