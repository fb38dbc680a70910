import { createContext } from 'react';

/** The id of the phrases for screen readers, for `aria-describedby` of their field. */
export const ExamplesIdContext = createContext<string | undefined>(undefined);
