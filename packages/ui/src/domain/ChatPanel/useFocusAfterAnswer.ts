import { type RefObject, useLayoutEffect, useRef } from 'react';

type Answer = 'yes' | 'no';

/** Moves focus when the focused confirmation button disappears. */
export function useFocusAfterAnswer(isAsking: boolean, focusTargets: Record<Answer, RefObject<HTMLElement | null>>) {
  const lastAnswer = useRef<Answer>(undefined);
  const isAwaitingReply = useRef(false);
  const { yes, no } = focusTargets;

  useLayoutEffect(() => {
    const answer = lastAnswer.current;
    // Focus moves only once the app has removed the buttons.
    if (isAsking || !answer) return;
    lastAnswer.current = undefined;
    // The user may have moved focus meanwhile.
    if (document.activeElement && document.activeElement !== document.body) return;
    const place = (answer === 'yes' ? yes : no).current;
    place?.focus({ preventScroll: true });
    if (answer === 'no') return;
    isAwaitingReply.current = true;
    place?.addEventListener('blur', () => (isAwaitingReply.current = false), { once: true });
  }, [isAsking, yes, no]);

  const createAnswerHandler = (answer: Answer, handle: () => void) => () => {
    lastAnswer.current = answer;
    handle();
  };
  return { createAnswerHandler, isAwaitingReply };
}
