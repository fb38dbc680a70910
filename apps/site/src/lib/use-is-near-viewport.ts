import { type RefObject, useEffect, useState } from 'react';

/** An element within this distance of the viewport is near it. */
const ROOT_MARGIN = '300px';

/** Returns whether the element has come near the viewport. The value stays true. */
export function useIsNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNearViewport, setNearViewport] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNearViewport(true);
        observer.disconnect();
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNearViewport;
}
