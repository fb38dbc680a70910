import type { Message, Reading } from '@forecourt/assistant';

/** The buyer's turns and their parsed values. The results page uses them to explain its tags. */
export interface Explanation {
  messages: readonly Message[];
  reading: Reading;
}

/**
 * State that a search passes to the results page in the history entry. It exists for that visit and after going back,
 * but not for a shared link. `words`: the sentence could not be parsed.
 */
export type SearchPassage = { kind: 'explained'; explanation: Explanation } | { kind: 'words' };
