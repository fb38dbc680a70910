import { createContext } from 'react';

/**
 * True while the element around a TypingText is hovered or focused, such as a search box with the text as its
 * placeholder. The text does not move then.
 */
export const AttentionContext = createContext(false);
