/** What a reader does on a page that is in front of her. */
const SIGNS = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/** Until she has all that the page needs to be read and used, what may come later stays away. */
const LOADED_FOR_MS = 4_000;

/** Resolves at the reader's next sign of life. */
export function signOfLife(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const notice = () => {
      controller.abort();
      resolve();
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, notice, { signal: controller.signal, passive: true, capture: true });
  });
}

/** Resolves when the page has stood loaded for a while, at once where it has; or at a sign of life before. */
export function loadedForAWhile(): Promise<void> {
  const rested = new Promise<void>((resolve) => {
    const rest = () => setTimeout(resolve, Math.max(0, LOADED_FOR_MS - sinceLoad()));
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
  });
  return Promise.race([rested, signOfLife()]);
}

/** Milliseconds. */
function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The event itself has no end yet where this is called from it.
  return navigation?.loadEventEnd ? performance.now() - navigation.loadEventEnd : 0;
}
