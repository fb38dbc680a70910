import { useAtomValue } from 'jotai';
import { log } from '../../lib/log.ts';
import { showToast, toastChunk } from '../../lib/toasts.ts';
import { MAX_SAVED_CARS, savedKeysAtom } from './saved-atom.ts';
import type { SavableListing } from './saved-car.ts';
import type { SaveResult } from './saved-store.ts';

const loadStore = () => import('./saved-store.ts');

interface SaveState {
  isSaved: boolean;
  /** The accessible name of the toggle, which does not change with its state. */
  name: string;
  /** Saves the car on this device, or removes it. */
  toggle: () => void;
  /** Loads the store. Call it when the toggle is hovered or focused. */
  prepare: () => void;
}

export function useSave(listing: SavableListing): SaveState {
  const keys = useAtomValue(savedKeysAtom);
  const isSaved = keys.has(listing.key);
  return {
    isSaved,
    name: `Save ${`${listing.make} ${listing.model}`.trim()} on this device`,
    toggle: () => void change(listing, !isSaved, keys.size === 0),
    prepare() {
      toastChunk.fetch();
      loadStore().catch(() => {
        // Pressing the toggle tries again and reports a failure.
      });
    },
  };
}

async function change(listing: SavableListing, isSelected: boolean, isFirst: boolean): Promise<void> {
  try {
    const { saveCar, removeCar } = await loadStore();
    if (isSelected) report(saveCar(listing), isFirst);
    else removeCar(listing.key);
  } catch (error) {
    log.warn('The code that saves cars could not be loaded.', { error });
    showToast({
      tone: 'error',
      title: isSelected ? 'This car wasn’t saved' : 'This car is still saved',
      description: 'Part of the page didn’t load. Check your connection and try again.',
    });
  }
}

function report(result: SaveResult, isFirst: boolean): void {
  if (result === 'saved' && isFirst)
    showToast({
      tone: 'success',
      title: 'Saved on this device',
      description: 'You’ll find it under Saved at the top of the page.',
    });
  if (result === 'unpersisted')
    showToast({
      tone: 'warning',
      title: 'Saved until you leave this page',
      description: 'Your browser’s storage is full or blocked, so we can’t keep the car on this device.',
    });
  if (result === 'full')
    showToast({
      tone: 'warning',
      title: `You’ve saved ${MAX_SAVED_CARS} cars, which is the most we keep`,
      description: 'Remove one from your saved cars, then save this one.',
    });
  if (result === 'invalid')
    showToast({ tone: 'error', title: 'This advert can’t be saved: its details are incomplete' });
}
