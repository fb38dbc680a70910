import { createContext } from 'react';
import type { HeadingLevel } from '../Heading/index.ts';

/** What an Accordion settles for the Disclosures in it. */
export interface DisclosureGroup {
  headingLevel: HeadingLevel | undefined;
  /** Whether this one is open; nothing where each settles that for itself. */
  holds: (id: string) => boolean | undefined;
  onChange: (id: string, isOpen: boolean) => void;
}

export const DisclosureGroupContext = createContext<DisclosureGroup>({
  headingLevel: undefined,
  holds: () => undefined,
  onChange: () => undefined,
});
