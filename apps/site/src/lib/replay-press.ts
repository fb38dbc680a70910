/** A button that was pressed before it could answer, and when: milliseconds on the clock of `performance.now()`. */
export interface Press {
  button: HTMLElement;
  at: number;
}

declare global {
  interface Window {
    /** Set by the script in the head (build/page-start.ts). */
    pageStart?: {
      /** Returns the last press since the page's HTML arrived, and stops listening. */
      takePress: () => Press | undefined;
      /** Call it if a script that the page needs to start fails to load. */
      retry: () => void;
    };
  }
}

/** Later the reader is elsewhere, and something would open by itself. */
const HOLDS_FOR_MS = 10_000;

/**
 * Presses again what was pressed too early. What its reader has waited for in vain for ten seconds is left alone, but for a form
 * that she sent; so is what is no longer there.
 */
export function replayPress(press: Press | undefined): void {
  if (!press?.button.isConnected) return;
  const isSent = press.button instanceof HTMLButtonElement && press.button.type === 'submit';
  if (isSent || performance.now() - press.at < HOLDS_FOR_MS) press.button.click();
}
