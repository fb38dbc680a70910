import { createContext } from 'react';

/**
 * Whether the element around a TypingText is hovered or focused, for example the search box that has the text as its
 * placeholder. If so, the text does not move.
 */
export const AttentionContext = createContext(false);
