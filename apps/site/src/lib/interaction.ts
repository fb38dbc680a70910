const INTERACTIONS = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/** Calls `listener` when the user interacts with the page, until the signal aborts. */
export function onInteraction(listener: () => void, signal: AbortSignal): void {
  for (const type of INTERACTIONS) window.addEventListener(type, listener, { signal, passive: true, capture: true });
}
