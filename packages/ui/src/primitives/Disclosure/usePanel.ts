import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a closed panel findable: the browser's own search, and an address that ends in `#` and an id within, open it.
 * React writes `hidden` only as a boolean, so an effect sets `until-found`. Browsers that do not know the value keep the
 * boolean: they would lay the panel out, and its links would be in the tab order.
 */
export function usePanel(isOpen: boolean, onFound: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);

  // before it is painted: `hidden` alone would cut the movement short
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!isOpen && panel && 'onbeforematch' in panel) panel.setAttribute('hidden', 'until-found');
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
