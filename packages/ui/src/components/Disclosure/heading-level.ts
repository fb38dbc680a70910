import { createContext } from 'react';
import type { HeadingLevel } from '../Heading/index.ts';

/** The level that an Accordion gives to the titles of its Disclosures. */
export const HeadingLevelContext = createContext<HeadingLevel | undefined>(undefined);
