import { Button } from '@forecourt/ui/Button';
import { Icon } from '@forecourt/ui/Icon';
import * as css from './live-search.css.ts';

interface LiveFailedProps {
  /** The error's own. */
  message: string;
  onRetry: () => void;
}

export function LiveFailed({ message, onRetry }: LiveFailedProps) {
  return (
    <div className={css.state}>
      <p className={css.failure} role="alert">
        <Icon name="alert" /> {message}
      </p>
      <p className={css.stateText}>
        The adverts of this minute did not come. The sentence above is still the search that it was.
      </p>
      <Button ref={leavesFocus} variant="secondary" onPress={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

/** The button goes with the failure, and leaves its focus to what comes in the same place. */
function leavesFocus(button: HTMLButtonElement) {
  const place = button.closest<HTMLElement>('[tabindex="-1"]');
  return () => {
    if (document.activeElement === button) place?.focus({ preventScroll: true });
  };
}
