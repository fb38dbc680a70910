import { Button } from '@forecourt/ui/Button';
import { IconButton } from '@forecourt/ui/IconButton';
import { Icon } from '@forecourt/ui/Icon';
import { useState } from 'react';
import * as css from './chunk-failed.css.ts';
import { reloadIfReachable } from './reload-if-reachable.ts';

interface ChunkFailedProps {
  message: string;
  onClose: () => void;
}

/** Shows an error, and a button that reloads the page, instead of a dialog or panel whose code failed to load. */
export function ChunkFailed({ message, onClose }: ChunkFailedProps) {
  const [failures, setFailures] = useState(0);
  const reload = () => reloadIfReachable().catch(() => setFailures(failures + 1));
  return (
    // React Aria keeps a top layer usable while a dialog is open.
    <div className={css.box} role="alert" data-react-aria-top-layer>
      {/* A new element is announced, even with the same text. */}
      <p key={failures} className={css.message}>
        {message}
      </p>
      <Button size="s" variant="secondary" onPress={() => void reload()}>
        Try again
      </Button>
      <IconButton label="Close" size="s" onPress={onClose}>
        <Icon name="close" size="s" />
      </IconButton>
    </div>
  );
}
