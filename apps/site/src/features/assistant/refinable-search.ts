import type { SearchState } from '@forecourt/search-core';
import type { Explanation, SearchPassage } from '../../lib/explanation.ts';

/** The search that is to be changed, and the way to show another. */
export interface RefinableSearch {
  state: SearchState;
  /** What its words meant, as far as that is known. */
  explanation: Explanation | undefined;
  show: (next: SearchState, options: { passage: SearchPassage }) => void;
}
