import { createContext } from 'react';

/** Whether the search box around a TypingText is hovered or focused, which stops the typing. */
export const AttentionContext = createContext(false);
