import { useEffect } from 'react';

/**
 * Calls `onIntent` once when an element that matches `selector` is hovered, focused or touched, because the user may
 * soon press it.
 */
export function useIntent(selector: string, onIntent: () => void): void {
  useEffect(() => {
    const controller = new AbortController();
    const onEvent = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(selector)) return;
      controller.abort();
      onIntent();
    };
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, onEvent, { signal: controller.signal, passive: true });
    return () => controller.abort();
  }, [selector, onIntent]);
}
