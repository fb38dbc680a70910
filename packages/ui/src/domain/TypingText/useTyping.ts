import { useEffect, useReducer } from 'react';

export interface TypingTimes {
  /** Milliseconds per character. */
  typing: number;
  deleting: number;
  /** The time for which a complete phrase is shown, in milliseconds. */
  pause: number;
}

interface TypingState {
  /** The index of the phrase. */
  index: number;
  /** The number of characters shown, in UTF-16 code units. */
  length: number;
  isDeleting: boolean;
}

/**
 * Types a phrase, pauses, deletes it and continues with the next. Starts with the first phrase complete, as rendered on
 * the server, so that hydration changes nothing and users without scripts see an example.
 */
export function useTyping(
  phrases: readonly string[],
  times: TypingTimes,
  isLooping: boolean,
  isRunning: boolean,
): TypingState {
  const [state, advance] = useReducer(
    (from: TypingState): TypingState => getNextState(from, phrases),
    phrases,
    ([first = '']): TypingState => ({ index: 0, length: first.length, isDeleting: false }),
  );
  // The current phrase may have been removed.
  const index = Math.min(state.index, Math.max(0, phrases.length - 1));
  const phrase = phrases[index] ?? '';
  const length = Math.min(state.length, phrase.length);
  const isComplete = length === phrase.length && !state.isDeleting;
  const isLast = isComplete && !isLooping && index === phrases.length - 1;
  const hasNext = phrases.length > 1 || isLooping;
  const delay = isComplete ? times.pause : state.isDeleting ? times.deleting : times.typing;

  useEffect(() => {
    if (!isRunning || isLast || !hasNext || phrase === '') return;
    const timer = setTimeout(advance, delay);
    return () => clearTimeout(timer);
    // `state` restarts the timer at each step, even if the delay is the same.
  }, [state, isRunning, isLast, hasNext, phrase, delay]);

  return { index, length, isDeleting: state.isDeleting };
}

function getNextState({ index, length, isDeleting }: TypingState, phrases: readonly string[]): TypingState {
  const phrase = phrases[index] ?? '';
  if (!isDeleting && length < phrase.length) return { index, length: getLengthAfter(phrase, length), isDeleting };
  const shorterLength = getLengthBefore(phrase, length);
  if (shorterLength > 0) return { index, length: shorterLength, isDeleting: true };
  return { index: (index + 1) % Math.max(1, phrases.length), length: 0, isDeleting: false };
}

/** Returns the next length, without splitting a surrogate pair. */
function getLengthAfter(text: string, length: number): number {
  return length + ((text.codePointAt(length) ?? 0) > 0xffff ? 2 : 1);
}

function getLengthBefore(text: string, length: number): number {
  return length - ((text.codePointAt(length - 2) ?? 0) > 0xffff ? 2 : 1);
}
