import { atom, getDefaultStore } from 'jotai';
import { log } from '../../lib/log.ts';
import { isPersistedAtom, MAX_SAVED_CARS, SAVED_STORAGE_KEY, savedStorage, storedCarsAtom } from './saved-atom.ts';
import { createSavedCar, parseSavedCars, type SavableListing, type SavedCar, serializeSavedCars } from './saved-car.ts';

const store = getDefaultStore();

/** The saved cars, newest first. */
export const savedCarsAtom = atom((get) => parseSavedCars(get(storedCarsAtom)));

/**
 * `full`: the list has reached its maximum. `unpersisted`: the car is saved only until the user leaves the page,
 * because the storage is full or blocked.
 */
export type SaveResult = 'saved' | 'unpersisted' | 'full' | 'invalid';

/** Saves a car at the front of the list. A car that is already saved keeps its position and price. */
export function saveCar(listing: SavableListing): SaveResult {
  const cars = readCars();
  if (cars.some(({ car }) => car.key === listing.key)) return 'saved';
  const saved = createSavedCar(listing, new Date());
  if (!saved) return 'invalid';
  if (cars.length >= MAX_SAVED_CARS) return 'full';
  return writeCars([saved, ...cars]) ? 'saved' : 'unpersisted';
}

/** Removes a car. Returns a function that restores it to its position, or `undefined` if it was not saved. */
export function removeCar(key: string): (() => void) | undefined {
  const cars = readCars();
  const index = cars.findIndex(({ car }) => car.key === key);
  const removedCar = cars[index];
  if (!removedCar) return undefined;
  writeCars(cars.toSpliced(index, 1));
  return () => {
    const otherCars = readCars().filter(({ car }) => car.key !== key);
    writeCars(otherCars.toSpliced(index, 0, removedCar).slice(0, MAX_SAVED_CARS));
  };
}

/** Reads the storage again, because another tab may have changed it, unless the last change could not be stored. */
function readCars(): SavedCar[] {
  const stored = store.get(isPersistedAtom) ? savedStorage.getItem(SAVED_STORAGE_KEY, null) : store.get(storedCarsAtom);
  return parseSavedCars(stored);
}

/** Returns false if the storage is full or blocked. */
function writeCars(cars: readonly SavedCar[]): boolean {
  let isPersisted = false;
  try {
    store.set(storedCarsAtom, serializeSavedCars(cars));
    isPersisted = localStorage.getItem(SAVED_STORAGE_KEY) !== null;
  } catch (error) {
    log.warn('Saved cars cannot be stored on this device.', { error });
  }
  store.set(isPersistedAtom, isPersisted);
  return isPersisted;
}
