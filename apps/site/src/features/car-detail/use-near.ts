import { type RefCallback, useCallback, useState } from 'react';

/** How long an element must be visible, so that a quick look at a dialog sends no request. */
const DWELL_MS = 250;

/** Returns a ref, and whether its element has been visible for a moment. Stays true. */
export function useNear(): [ref: RefCallback<Element>, isNear: boolean] {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setNear(true), DWELL_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return [ref, isNear];
}
