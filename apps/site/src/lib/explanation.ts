import type { Message, Reading } from '@forecourt/assistant';
import type { Distance } from '@forecourt/search-core';

export interface Explanation {
  messages: readonly Message[];
  reading: Reading;
}

/**
 * The state that a search passes to the results page in the history entry. It exists for that visit and after going
 * back, but not for a shared link. `radius`: the radius that we chose. `words`: the sentence could not be parsed.
 */
export type EntryState = { kind: 'explained'; explanation: Explanation; radius?: Distance } | { kind: 'words' };
