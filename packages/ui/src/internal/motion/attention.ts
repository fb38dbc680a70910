import { createContext } from 'react';

/**
 * True while the element around a TypingText is hovered or focused, such as a search box with the text as its
 * placeholder. Meanwhile the text does not move.
 */
export const AttentionContext = createContext(false);
