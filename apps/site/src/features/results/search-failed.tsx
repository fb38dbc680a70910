import { Button } from '@forecourt/ui/Button';
import { Icon } from '@forecourt/ui/Icon';
import { describeFailure } from './describe-failure.ts';
import * as css from './results-body.css.ts';

export function SearchFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const explanation = describeFailure(error);
  return (
    <div className={css.message}>
      <div className={css.problem} role="alert">
        <p className={css.failure}>
          <Icon name="alert" />
          {explanation ?? error.message}
        </p>
        {explanation === undefined ? null : <p className={css.detail}>{error.message}</p>}
      </div>
      <p className={css.lead}>Your search is saved in this page’s address, so you won’t lose it.</p>
      <Button onPress={onRetry}>Try again</Button>
    </div>
  );
}
