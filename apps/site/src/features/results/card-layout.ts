import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { createDeviceStorage } from '../../lib/device-storage.ts';
import { log } from '../../lib/log.ts';

const STORAGE_KEY = 'results-layout';

/** How the cars of a search are laid out: cards in columns, or compact rows. */
export type CardLayout = 'grid' | 'list';

const storedAtom = atomWithStorage<unknown>(STORAGE_KEY, 'grid', createDeviceStorage(), { getOnInit: true });

/** The layout that was chosen on this device. */
export const cardLayoutAtom = atom(
  (get): CardLayout => (get(storedAtom) === 'list' ? 'list' : 'grid'),
  (_get, set, layout: CardLayout) => {
    try {
      set(storedAtom, layout);
    } catch (error) {
      log.info('Storage is blocked, so the layout lasts until the page is closed.', { error });
    }
  },
);
