import type { Message, Reading } from '@forecourt/assistant';

/** The buyer's turns and what was understood of them: what the results page explains its tags by. */
export interface Explanation {
  messages: readonly Message[];
  reading: Reading;
}

/**
 * What a search hands to the results page through the history's entry: it is there for the visit that the search led to,
 * and after going back, and not on a shared link. `words`: the sentence could not be read at all.
 */
export type SearchPassage = { kind: 'explained'; explanation: Explanation } | { kind: 'words' };
