import { type HTMLAttributes, type ReactNode, type Ref, useMemo, useState } from 'react';
import { classes } from '../../internal/element/index.ts';
import { DisclosureGroupContext } from '../Disclosure/group.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import { accordion } from './Accordion.css.ts';

export interface AccordionProps extends HTMLAttributes<HTMLDivElement> {
  /** `Disclosure`s, one below the other. */
  children: ReactNode;
  /** Makes the titles headings of this level: one below that of the heading over the Accordion. */
  headingLevel: HeadingLevel;
  /** At most one is open. Whoever compares two answers has to open and close; use it where room is short. */
  isExclusive?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Several `Disclosure`s that belong together, parted by hairlines: questions and answers. Its answers are found by the
 * browser's search while they are closed. What everybody reads anyway should not be in one.
 */
export function Accordion({ headingLevel, isExclusive = false, className, ...rest }: AccordionProps) {
  // undefined until the reader has chosen: till then each goes by its own `defaultOpen`
  const [held, setHeld] = useState<string | null>();
  const group = useMemo(
    () => ({
      headingLevel,
      holds: (id: string) => (isExclusive && held !== undefined ? held === id : undefined),
      onChange: (id: string, isOpen: boolean) => setHeld(isOpen ? id : null),
    }),
    [headingLevel, isExclusive, held],
  );
  return (
    <DisclosureGroupContext value={group}>
      <div {...rest} data-component="Accordion" className={classes(accordion, className)} />
    </DisclosureGroupContext>
  );
}
