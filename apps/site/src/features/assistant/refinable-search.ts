import type { SearchState } from '@forecourt/search-core';
import type { EntryState, Explanation } from '../../lib/explanation.ts';

/** The search on screen, and a function that shows another one. */
export interface RefinableSearch {
  state: SearchState;
  /** The explanation of the search's query, if known. */
  explanation: Explanation | undefined;
  show: (next: SearchState, options: { entryState: EntryState }) => void;
}
