import { Button } from '@forecourt/ui/Button';
import { Icon } from '@forecourt/ui/Icon';
import { useLayoutEffect, useRef, useState } from 'react';
import * as css from './read-failure.css.ts';

interface ReadFailureProps {
  message: string;
  /** The names of the fields, if the message does not contain them. */
  subject?: string;
  /** Resolves after the attempt, even if it failed. */
  onRetry: () => Promise<void>;
  /** The id of the field that receives focus when the button disappears. */
  focusId: string;
}

/** The form works without the data that failed to load. */
export function ReadFailure({ message, subject, onRetry, focusId }: ReadFailureProps) {
  const [attempts, setAttempts] = useState(0);
  const [isTrying, setTrying] = useState(false);

  const root = useRef<HTMLDivElement>(null);

  // Keeps focus in the form when the button disappears after a successful retry.
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
      {/* A new key for each failed attempt, so that it is announced. */}
      <p key={attempts} className={css.message} role="alert">
        <Icon name="alert" size="s" />
        <span>
          {message}
          {subject === undefined ? null : <span className={css.subject}> {subject}</span>}
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
