import { createHash } from 'node:crypto';

/**
 * The texts of the style sheets that React Aria inserts: usePress when the first pressable element mounts, usePreventScroll
 * while an overlay is open. The policy allows them by hash.
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

/**
 * The sheet of usePress for the prerendered pages. React Aria finds it by its id and inserts no other. An inserted one would
 * make the browser lay out the whole page again during hydration.
 */
export const PRESS_STYLE = `<style id="react-aria-pressable-style">${REACT_ARIA_STYLES.usePress}</style>`;

/** Returns the hash in the format of a Content-Security-Policy (`sha256-…`), without quotes. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
