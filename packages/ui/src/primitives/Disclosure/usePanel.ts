import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * What is closed stays findable: the browser's own search, and an address that ends in `#` and an id within, open it.
 * React knows `hidden` as yes or no alone, so the third value is written past it.
 */
export function usePanel(isOpen: boolean, onFound: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);

  // before it is painted: `hidden` alone would cut the movement short
  useLayoutEffect(() => {
    if (!isOpen) ref.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  const found = useEffectEvent(onFound);
  useEffect(() => {
    const panel = ref.current;
    const onBeforeMatch = () => found();
    panel?.addEventListener('beforematch', onBeforeMatch);
    return () => panel?.removeEventListener('beforematch', onBeforeMatch);
  }, []);

  return ref;
}
