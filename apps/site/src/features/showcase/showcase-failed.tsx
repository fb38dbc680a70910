import { Button } from '@forecourt/ui/Button';
import * as css from './showcase.css.ts';

interface ShowcaseFailedProps {
  /** The error's own, where it is for a reader. */
  message: string;
  onRetry: () => void;
}

/** Tries again in place: a reload of the page would take with it what is typed above. */
export function ShowcaseFailed({ message, onRetry }: ShowcaseFailedProps) {
  return (
    <div className={css.failure} role="alert">
      <h3 className={css.failureHeading}>Failed to load cars</h3>
      <p className={css.message}>{message}</p>
      <Button ref={leavesFocus} variant="outline" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

/** The button goes with what it was for, and leaves its focus to what comes in the same place. */
function leavesFocus(button: HTMLButtonElement) {
  const place = button.closest<HTMLElement>('[tabindex="-1"]');
  return () => {
    if (document.activeElement === button) place?.focus({ preventScroll: true });
  };
}
