import { type RefObject, useLayoutEffect, useRef } from 'react';

type Answer = 'yes' | 'no';

/**
 * Where the focus goes when the buttons that had it are gone: back to what the answer leads to. Returns what makes the
 * handler of a button, and whether a yes is still waited for, with the focus where it led.
 */
export function useFocusAfterAnswer(isAsking: boolean, places: Record<Answer, RefObject<HTMLElement | null>>) {
  const given = useRef<Answer>(undefined);
  const isAwaited = useRef(false);
  const { yes, no } = places;

  useLayoutEffect(() => {
    const answer = given.current;
    // The app may take its time: the focus moves when the buttons have really gone.
    if (isAsking || !answer) return;
    given.current = undefined;
    // The reader may have gone elsewhere meanwhile.
    if (document.activeElement && document.activeElement !== document.body) return;
    const place = (answer === 'yes' ? yes : no).current;
    place?.focus({ preventScroll: true });
    if (answer === 'no') return;
    isAwaited.current = true;
    place?.addEventListener('blur', () => (isAwaited.current = false), { once: true });
  }, [isAsking, yes, no]);

  const answered = (answer: Answer, handle: () => void) => () => {
    given.current = answer;
    handle();
  };
  return { answered, isAwaited };
}
