import { createContext } from 'react';

/** True while the element around a TypingText is hovered or focused, e.g. the search box whose placeholder it is. The text does not move meanwhile. */
export const AttentionContext = createContext(false);
