import { Button } from '@forecourt/ui/Button';
import { Icon } from '@forecourt/ui/Icon';
import { useLayoutEffect, useRef, useState } from 'react';
import * as css from './read-failure.css.ts';

interface ReadFailureProps {
  message: string;
  /** What it concerns, where that is not seen. */
  of?: string;
  /** Resolves when it was tried, whatever came of it. */
  onRetry: () => Promise<void>;
  /** The id of the field that gets the focus when the button has gone with its message. */
  focusId: string;
}

/** What did not come, beside the fields that lack it, and a way to try again. The form goes on without it. */
export function ReadFailure({ message, of, onRetry, focusId }: ReadFailureProps) {
  const [attempts, setAttempts] = useState(0);
  const [isTrying, setTrying] = useState(false);

  const root = useRef<HTMLDivElement>(null);

  // The button goes where it helped, and must not take the focus along.
  useLayoutEffect(() => {
    const { current } = root;
    return () => {
      if (current?.contains(document.activeElement)) document.getElementById(focusId)?.focus();
    };
  }, [focusId]);

  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
    setAttempts((before) => before + 1);
  };

  return (
    <div ref={root} className={css.failure}>
      {/* Another attempt that failed is told anew. */}
      <p key={attempts} className={css.message} role="alert">
        <Icon name="alert" size="s" />
        <span>
          {message}
          {of === undefined ? null : <span className={css.of}> {of}</span>}
        </span>
      </p>
      <Button
        variant="secondary"
        size="s"
        isPending={isTrying}
        pendingLabel="Trying again"
        onPress={() => void retry()}
      >
        Try again
      </Button>
    </div>
  );
}
