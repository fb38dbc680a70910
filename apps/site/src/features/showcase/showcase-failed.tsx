import { Button } from '@forecourt/ui/Button';
import * as css from './showcase.css.ts';

interface ShowcaseFailedProps {
  message: string;
}

/** The button reloads the page (docs/specification.md, section 2). The text in the search box survives the reload. */
export function ShowcaseFailed({ message }: ShowcaseFailedProps) {
  return (
    <div className={css.message} data-none role="alert">
      <h3 className={css.failureHeading}>Failed to load cars</h3>
      <p>{message}</p>
      <Button variant="secondary" onPress={() => window.location.reload()}>
        Try Again
      </Button>
    </div>
  );
}
