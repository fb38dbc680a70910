import { createContext } from 'react';

/** Provides the id of the element with all phrases, for the field's `aria-describedby`. */
export const ExamplesIdContext = createContext<string | undefined>(undefined);
