import { useEffect } from 'react';

/**
 * Calls back when the pointer comes over an element of the page, or the focus into it: whoever is there may press it in a
 * moment. Once; a finger counts from the touch on.
 */
export function useIntent(selector: string, onIntent: () => void): void {
  useEffect(() => {
    const controller = new AbortController();
    const notice = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(selector)) return;
      controller.abort();
      onIntent();
    };
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, notice, { signal: controller.signal, passive: true });
    return () => controller.abort();
  }, [selector, onIntent]);
}
