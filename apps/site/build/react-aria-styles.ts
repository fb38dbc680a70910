import { createHash } from 'node:crypto';

/**
 * The style sheets that React Aria puts into the page by itself: usePress when something pressable mounts,
 * usePreventScroll while an overlay is open. They are fixed texts, so the policy names them by hash; a test
 * compares them with the installed version.
 */
export const REACT_ARIA_STYLES = {
  usePress: `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  usePreventScroll: `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
} as const;

/** `sha256-…` as a Content-Security-Policy writes it, without the quotes. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
