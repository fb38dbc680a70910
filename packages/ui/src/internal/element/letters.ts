import { useCallback, useRef } from 'react';
import { fold } from './fold.ts';

/** Milliseconds after which a letter begins a new word. */
const pause = 1000;

/**
 * Finds by the letters that are typed in one go what begins with them. The same letter, typed again, goes on to the next;
 * a space goes on with what was begun, and begins nothing.
 *
 * @returns a function that takes the letter, what there is, which of it is the current one (-1 for none), and how each is
 * called
 */
export function useLetters() {
  const typed = useRef({ letters: '', at: 0 });
  return useCallback(
    <Item>(letter: string, items: readonly Item[], at: number, nameOf: (item: Item) => string): Item | undefined => {
      const now = Date.now();
      const { letters: before, at: then } = typed.current;
      const isNew = now - then > pause || before === letter || before === '';
      if (isNew && letter === ' ') return undefined;
      const letters = isNew ? letter : before + letter;
      typed.current = { letters, at: now };
      const from = at + (letters.length === 1 ? 1 : 0);
      const inTurn = [...items.slice(from), ...items.slice(0, from)];
      // the dot keeps the space that it may end with
      return inTurn.find((item) => fold(nameOf(item)).startsWith(fold(`${letters}.`).slice(0, -1)));
    },
    [],
  );
}

/** Whether a key writes something that can begin a name. */
export const isLetter = (key: string) => key.length === 1 && key !== ' ';
