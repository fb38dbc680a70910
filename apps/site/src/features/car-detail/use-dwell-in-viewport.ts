import { type RefCallback, useCallback, useState } from 'react';

/**
 * How long an element must be visible before its data loads, so that a dialog that is closed quickly sends no request.
 */
const DWELL_MS = 250;

/** Returns a ref, and whether its element has been visible for a moment. The value stays true. */
export function useDwellInViewport(): [ref: RefCallback<Element>, hasBeenVisible: boolean] {
  const [hasBeenVisible, setBeenVisible] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setBeenVisible(true), DWELL_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return [ref, hasBeenVisible];
}
