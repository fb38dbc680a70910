import { useEffect, useReducer } from 'react';

export interface TypingTimes {
  /** Milliseconds a character. */
  typing: number;
  deleting: number;
  /** Milliseconds for which a whole phrase stands. */
  pause: number;
}

interface Typing {
  /** Which phrase. */
  index: number;
  /** How much of it stands, in UTF-16 units. */
  length: number;
  isDeleting: boolean;
}

/**
 * Types, pauses, deletes, and goes on to the next phrase. It begins with the first phrase whole, as a server renders
 * it: a reader without scripts has an example, and the page does not change when it comes alive.
 */
export function useTyping(
  phrases: readonly string[],
  times: TypingTimes,
  isLooping: boolean,
  isRunning: boolean,
): Typing {
  const [state, next] = useReducer(
    (from: Typing): Typing => step(from, phrases),
    phrases,
    ([first = '']): Typing => ({ index: 0, length: first.length, isDeleting: false }),
  );
  // Fewer phrases than before: what stood may be gone.
  const index = Math.min(state.index, Math.max(0, phrases.length - 1));
  const phrase = phrases[index] ?? '';
  const length = Math.min(state.length, phrase.length);
  const isWhole = length === phrase.length && !state.isDeleting;
  const isLast = isWhole && !isLooping && index === phrases.length - 1;
  const hasNext = phrases.length > 1 || isLooping;
  const delay = isWhole ? times.pause : state.isDeleting ? times.deleting : times.typing;

  useEffect(() => {
    if (!isRunning || isLast || !hasNext || phrase === '') return;
    const timer = setTimeout(next, delay);
    return () => clearTimeout(timer);
    // `state` restarts the clock at each step, also where the delay stays the same
  }, [state, isRunning, isLast, hasNext, phrase, delay]);

  return { index, length, isDeleting: state.isDeleting };
}

function step({ index, length, isDeleting }: Typing, phrases: readonly string[]): Typing {
  const phrase = phrases[index] ?? '';
  if (!isDeleting && length < phrase.length) return { index, length: after(phrase, length), isDeleting };
  const shorter = before(phrase, length);
  if (shorter > 0) return { index, length: shorter, isDeleting: true };
  return { index: (index + 1) % Math.max(1, phrases.length), length: 0, isDeleting: false };
}

/** One character further; a character of two UTF-16 units is never torn. */
function after(text: string, length: number): number {
  return length + ((text.codePointAt(length) ?? 0) > 0xffff ? 2 : 1);
}

function before(text: string, length: number): number {
  return length - ((text.codePointAt(length - 2) ?? 0) > 0xffff ? 2 : 1);
}
