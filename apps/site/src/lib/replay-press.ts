/** A click on a button that may not be hydrated yet. */
export interface Press {
  button: HTMLElement;
  /** The time of the click, in milliseconds as in `performance.now()`. */
  timestamp: number;
}

declare global {
  interface Window {
    /** Set by the script in the head (build/page-start.ts). */
    pageStart?: {
      /** The last click, if it was on a button. */
      press: Press | undefined;
      /** Call this when React has taken over the page. */
      stop: () => void;
      /** Call this if a script that the page needs fails to load. */
      retry: () => void;
    };
  }
}

/** Older clicks are ignored, so that nothing opens unexpectedly. */
const MAX_AGE_MS = 10_000;

/**
 * Repeats a recent click on a button that still exists. A click that submits a form is repeated even if it is older.
 */
export function replayPress(press: Press | undefined): void {
  if (!press?.button.isConnected) return;
  const isSubmit = press.button instanceof HTMLButtonElement && press.button.type === 'submit';
  if (isSubmit || performance.now() - press.timestamp < MAX_AGE_MS) press.button.click();
}
