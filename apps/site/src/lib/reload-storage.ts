import { log } from './log.ts';

/** Keeps a text in this tab for a reload of the page; an empty one takes the place of what was kept. */
export function saveForReload(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch (error) {
    log.info('The browser keeps nothing over a reload.', { error });
  }
}

/** Takes what was kept, where this page was loaded again or come back to. Who comes anew begins anew. */
export function takeAfterReload(key: string): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation || navigation.type === 'navigate') return undefined;
  try {
    const text = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return text;
  } catch {
    // A browser that keeps nothing has said so when it was asked to.
    return undefined;
  }
}
