import { skipToken, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Explanation } from '../../lib/explanation.ts';
import { queryClient } from '../../services/query-client.ts';
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
 * How the search's words became its filters: from the navigation that led here, else (on a reload or a shared link) read
 * from the address after the cards are shown.
 */
export function useExplanation(originalQuery: string | undefined, areCarsShown: boolean): KnownWords {
  const passage = passageOf(useLocation().state);
  // Words that could not be read before the navigation are not tried again: the tags would not change.
  const areReadLate = passage === undefined && originalQuery !== undefined;
  const { data } = useQuery(
    {
      queryKey: ['reading', originalQuery],
      queryFn: areReadLate && areCarsShown ? () => explain(originalQuery) : skipToken,
      meta: { failure: 'The words of the search could not be read again; its tags go unexplained.' },
    },
    queryClient,
  );
  return {
    explanation: passage?.kind === 'explained' ? passage.explanation : areReadLate ? data : undefined,
    wereNotRead: passage?.kind === 'words',
    areReadLate,
  };
}

async function explain(query: string): Promise<Explanation> {
  const { read } = await loadReader();
  const messages: Explanation['messages'] = [{ role: 'user', content: query }];
  return { messages, reading: read([...messages], { now: new Date() }) };
}
