import { Button } from '@forecourt/ui/Button';
import { IconButton } from '@forecourt/ui/IconButton';
import { Icon } from '@forecourt/ui/Icon';
import * as css from './chunk-failed.css.ts';

interface ChunkFailedProps {
  /** What did not open, and what may mend it. */
  message: string;
  onRetry: () => void;
  onClose: () => void;
}

/** In the place of what should have opened over the page, where it could not be fetched. */
export function ChunkFailed({ message, onRetry, onClose }: ChunkFailedProps) {
  return (
    // Within reach also where a dialog is open below it.
    <div className={css.failed} role="alert" data-react-aria-top-layer>
      <p className={css.message}>{message}</p>
      <Button size="s" variant="outline" onClick={onRetry}>
        Try Again
      </Button>
      <IconButton label="Close" size="s" onClick={onClose}>
        <Icon name="close" size="s" />
      </IconButton>
    </div>
  );
}
