import { Button } from '@forecourt/ui/Button';
import * as css from './showcase.css.ts';

interface ShowcaseFailedProps {
  /** The error's own, where it is for a reader. */
  message: string;
}

/**
 * Tries again by a reload of the page, as the specification says: where a new version of the site has taken the place of
 * the one that was loaded, nothing else helps. What was typed above comes back with it.
 */
export function ShowcaseFailed({ message }: ShowcaseFailedProps) {
  return (
    <div className={css.none} data-none role="alert">
      <h3 className={css.failureHeading}>Failed to load cars</h3>
      <p>{message}</p>
      <Button variant="outline" onClick={() => window.location.reload()}>
        Try Again
      </Button>
    </div>
  );
}
