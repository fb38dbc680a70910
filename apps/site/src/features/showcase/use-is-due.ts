import { type RefObject, useEffect, useState } from 'react';
import { useIsNearViewport } from './use-is-near-viewport.ts';

/** Waits, so that the page itself loads first. */
const LOAD_AFTER_MS = 4_000;
const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Returns whether content that may be visible on load should load now: it is near the viewport, and the user has
 * interacted or some seconds have passed.
 */
export function useIsDue(element: RefObject<HTMLElement | null>): boolean {
  const isInSight = useIsNearViewport(element);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isInSight) return;
    const controller = new AbortController();
    const start = () => {
      controller.abort();
      setDue(true);
    };
    for (const type of INTERACTIONS) window.addEventListener(type, start, { signal: controller.signal, passive: true });
    const timer = setTimeout(start, LOAD_AFTER_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [isInSight]);
  return isDue;
}
