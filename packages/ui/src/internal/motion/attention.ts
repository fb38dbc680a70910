import { createContext } from 'react';

/**
 * True while the reader's pointer or focus is on what a TypingText belongs to, e.g. the search box that it is the
 * placeholder of. The text does not move meanwhile.
 */
export const AttentionContext = createContext(false);
