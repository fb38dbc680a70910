import { createContext } from 'react';

/** The id for the phrases as a screen reader reads them: a field that they are the examples of is described by them. */
export const ExamplesIdContext = createContext<string | undefined>(undefined);
