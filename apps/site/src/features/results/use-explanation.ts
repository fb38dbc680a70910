import { skipToken, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Explanation } from '../../lib/explanation.ts';
import { queryClient } from '../../services/query-client.ts';
import { loadReader } from '../../services/reader.ts';
import { getEntryState } from './history-entry.ts';

export interface KnownWords {
  explanation: Explanation | undefined;
  /** Whether the sentence could not be read when it was sent. */
  hasReadingFailed: boolean;
  /** Whether the query is parsed after the cars are shown. Its notes are then below the cars. */
  areParsedLate: boolean;
}

/**
 * The explanation comes from the history entry. If the entry has none, as for a shared link, the URL's query is parsed
 * after the cars are shown.
 */
export function useExplanation(originalQuery: string | undefined, areCarsShown: boolean): KnownWords {
  const entryState = getEntryState(useLocation().state);
  // A query that could not be parsed before is not parsed again, because the tags would not change.
  const areParsedLate = entryState === undefined && originalQuery !== undefined;
  const { data } = useQuery(
    {
      queryKey: ['reading', originalQuery],
      queryFn: areParsedLate && areCarsShown ? () => explain(originalQuery) : skipToken,
      meta: { failure: 'The search’s query could not be parsed again, so the page cannot explain its filter tags.' },
    },
    queryClient,
  );
  return {
    explanation: entryState?.kind === 'explained' ? entryState.explanation : areParsedLate ? data : undefined,
    hasReadingFailed: entryState?.kind === 'words',
    areParsedLate,
  };
}

async function explain(query: string): Promise<Explanation> {
  const { read } = await loadReader();
  const messages: Explanation['messages'] = [{ role: 'user', content: query }];
  return { messages, reading: read([...messages], { now: new Date() }) };
}
