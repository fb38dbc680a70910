import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from './message.ts';

/**
 * Takes the focus from the button that cleared the conversation to where the next one begins: a screen reader says of
 * messages that are gone nothing, and of a field that it is empty. Returns what makes the handler of the button.
 */
export function useFocusAfterClear(messages: readonly ChatMessage[], composer: RefObject<HTMLElement | null>) {
  const toGo = useRef<readonly ChatMessage[]>(undefined);

  useLayoutEffect(() => {
    // The app may take its time, ask first, or refuse: the focus moves when they have really gone, but for a greeting.
    const gone = toGo.current;
    if (!gone || gone.every((message) => messages.some(({ id }) => message.id === id))) return;
    toGo.current = undefined;
    // The reader may have gone elsewhere meanwhile.
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && !activeElement.matches('[data-part="Clear"]')) return;
    composer.current?.focus({ preventScroll: true });
  }, [messages, composer]);

  return (handle: () => void) => () => {
    toGo.current = messages;
    handle();
  };
}
