import { Stack } from '@forecourt/ui/Stack';
import { Text } from '@forecourt/ui/Text';
import { Button } from '@forecourt/ui/Button';
import { Icon } from '@forecourt/ui/Icon';
import { measure } from '../../../typeset.css.ts';
import * as css from './live-search.css.ts';

interface LiveFailedProps {
  message: string;
  onRetry: () => void;
}

export function LiveFailed({ message, onRetry }: LiveFailedProps) {
  return (
    <Stack className={css.state} gap={3} align="start" justify="center">
      <Text className={measure.m}>
        We couldn’t load live adverts. Your search hasn’t changed, so try again in a moment.
      </Text>
      <Text className={css.failure} tone="error" role="alert">
        <Icon name="alert" /> {message}
      </Text>
      <Button ref={moveFocusOnRemoval} variant="secondary" onPress={onRetry}>
        Try again
      </Button>
    </Stack>
  );
}

/** Moves focus to the new content when the button disappears. */
function moveFocusOnRemoval(button: HTMLButtonElement) {
  const focusTarget = button.closest<HTMLElement>('[tabindex="-1"]');
  return () => {
    if (document.activeElement === button) focusTarget?.focus({ preventScroll: true });
  };
}
