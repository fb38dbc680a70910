import { log } from './log.ts';

/** Stores text in this tab for `takeAfterReload`. An empty string removes it. */
export function saveForReload(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch (error) {
    log.info('Text could not be stored, so it is lost on a reload.', { error });
  }
}

/** Returns and removes the stored text after a reload or a return to the page. Returns `undefined` on a new visit. */
export function takeAfterReload(key: string): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation || navigation.type === 'navigate') return undefined;
  try {
    const text = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return text;
  } catch {
    // Storage is blocked, so nothing was stored.
    return undefined;
  }
}
