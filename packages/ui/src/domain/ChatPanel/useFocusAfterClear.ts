import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from './message.ts';

/**
 * Moves focus to the composer, because screen readers do not announce removed messages, but do announce an empty field.
 */
export function useFocusAfterClear(messages: readonly ChatMessage[], composer: RefObject<HTMLElement | null>) {
  const messagesToClear = useRef<readonly ChatMessage[]>(undefined);

  useLayoutEffect(() => {
    // The app may clear later, ask first or refuse. Focus moves once any of the messages is gone, because a greeting
    // may stay.
    const clearedMessages = messagesToClear.current;
    if (!clearedMessages || clearedMessages.every((message) => messages.some(({ id }) => message.id === id))) return;
    messagesToClear.current = undefined;
    // The user may have moved focus meanwhile.
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && !activeElement.matches('[data-part="Clear"]')) return;
    composer.current?.focus({ preventScroll: true });
  }, [messages, composer]);

  return (handle: () => void) => () => {
    messagesToClear.current = messages;
    handle();
  };
}
