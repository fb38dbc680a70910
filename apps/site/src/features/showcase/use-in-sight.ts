import { type RefObject, useEffect, useState } from 'react';

/** Starts before the reader arrives, so that what is fetched is there when she does. */
const NEAR = '300px';

/** True from the moment in which an element first comes near the window's edge. */
export function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setInSight(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
