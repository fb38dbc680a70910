import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a closed panel findable: the browser's find-in-page, and a URL fragment with an ID inside the panel, open it.
 * React writes `hidden` only as a boolean, so an effect sets `until-found`. Browsers without support for it keep the boolean,
 * because they would render the panel with its links in the tab order.
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
