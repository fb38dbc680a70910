import { createContext } from 'react';

/** Provides the id of the element that contains the phrases for screen readers, for `aria-describedby` of the field. */
export const ExamplesIdContext = createContext<string | undefined>(undefined);
