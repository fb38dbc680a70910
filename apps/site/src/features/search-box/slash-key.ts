import { useSyncExternalStore } from 'react';
import { log } from '../../lib/log.ts';

/** The key that leads to the search box of a page. */
export const SLASH = '/';

/** A key without a modifier must be one that can be switched off (WCAG 2.1.4): voice control types letters. */
const STORED_AS = 'slash-key';
const OFF = 'off';

const listeners = new Set<() => void>();
/** For browsers that refuse storage. */
let isOffHere = false;

function isOn(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== OFF && !isOffHere;
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

export function switchSlashKey(on: boolean): void {
  isOffHere = !on;
  try {
    if (on) localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, OFF);
  } catch (error) {
    log.info('The browser keeps no settings: the search key stays as it is set until the page is left.', { error });
  }
  for (const listener of listeners) listener();
}

export const useSlashKeyIsOn = (): boolean => useSyncExternalStore(subscribe, isOn, () => true);
