import type { Message, Reading } from '@forecourt/assistant';
import type { Distance } from '@forecourt/search-core';

export interface Explanation {
  messages: readonly Message[];
  reading: Reading;
}

/**
 * The state in the history entry of a search, which a shared link does not have. `radius`: the radius that we chose.
 * `words`: the sentence could not be parsed.
 */
export type EntryState = { kind: 'explained'; explanation: Explanation; radius?: Distance } | { kind: 'words' };
