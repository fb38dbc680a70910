import { useSyncExternalStore } from 'react';
import { log } from '../../lib/log.ts';

/** The key that focuses the page's search box. */
export const SLASH = '/';

/** A single-key shortcut must be possible to switch off (WCAG 2.1.4), because voice control types letters. */
const STORAGE_KEY = 'slash-key';
const OFF = 'off';

const listeners = new Set<() => void>();
/** The setting in browsers that block storage. */
let isOffHere = false;

function isOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF && !isOffHere;
  } catch {
    return !isOffHere;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function setSlashKeyOn(on: boolean): void {
  isOffHere = !on;
  try {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, OFF);
  } catch (error) {
    log.info('Storage is blocked, so the setting of the search key lasts until the page is closed.', { error });
  }
  for (const listener of listeners) listener();
}

export const useIsSlashKeyOn = (): boolean => useSyncExternalStore(subscribe, isOn, () => true);
