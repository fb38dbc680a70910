import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Explanation } from '../../lib/explanation.ts';
import { log } from '../../lib/log.ts';
import { loadReader } from '../../services/reader.ts';
import { passageOf } from './history-entry.ts';

export interface KnownWords {
  explanation: Explanation | undefined;
  /** The sentence could not be read when the search was made. */
  wereNotRead: boolean;
  /** The words are read after the cars are shown: what they say comes late, and its place is kept free. */
  areReadLate: boolean;
}

/**
 * How the search's words became its filters: from the navigation that led here, else, on a reload or a shared link, read
 * anew from the address once the cars are on the screen.
 */
export function useExplanation(originalQuery: string | undefined, areCarsShown: boolean): KnownWords {
  const { state } = useLocation();
  const [reread, setReread] = useState<{ query: string; explanation: Explanation }>();
  const passage = passageOf(state);
  // Words that could not be read a moment ago are not tried again behind the buyer's back: the tags would not change.
  const isNeeded = passage === undefined && originalQuery !== undefined && reread?.query !== originalQuery;

  useEffect(() => {
    if (!isNeeded || !areCarsShown) return;
    let isCurrent = true;
    loadReader().then(
      ({ read }) => {
        if (!isCurrent) return;
        const messages = [{ role: 'user', content: originalQuery }] as const;
        const reading = read([...messages], { now: new Date() });
        setReread({ query: originalQuery, explanation: { messages, reading } });
      },
      (error: unknown) =>
        log.warn('The words of the search could not be read again; its tags go unexplained.', { error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, areCarsShown, originalQuery]);

  if (passage?.kind === 'explained')
    return { explanation: passage.explanation, wereNotRead: false, areReadLate: false };
  const again = reread !== undefined && reread.query === originalQuery ? reread.explanation : undefined;
  return {
    explanation: again,
    wereNotRead: passage?.kind === 'words',
    areReadLate: passage === undefined && originalQuery !== undefined,
  };
}
