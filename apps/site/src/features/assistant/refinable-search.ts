import type { SearchState } from '@forecourt/search-core';
import type { EntryState, Explanation } from '../../lib/explanation.ts';

export interface RefinableSearch {
  state: SearchState;
  explanation: Explanation | undefined;
  show: (next: SearchState, options: { entryState: EntryState }) => void;
}
