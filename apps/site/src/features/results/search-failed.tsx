import { Button } from '@forecourt/ui/Button';
import { Icon } from '@forecourt/ui/Icon';
import * as css from './results-body.css.ts';

/** The error's message and a retry button. The search is in the URL and is not lost. */
export function SearchFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={css.aside}>
      <p className={css.failure} role="alert">
        <Icon name="alert" />
        {message}
      </p>
      <p className={css.lead}>Your search is saved in this page’s address, so nothing you typed is lost.</p>
      <Button onPress={onRetry}>Try Again</Button>
    </div>
  );
}
