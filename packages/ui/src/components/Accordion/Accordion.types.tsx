// Read by the compiler alone: what must type-check, and what must not.
import { createRef } from 'react';
import { Disclosure } from '../Disclosure/index.ts';
import { Accordion } from './index.ts';

export const accepted = (
  <Accordion ref={createRef<HTMLDivElement>()} headingLevel={3} isExclusive>
    <Disclosure title="How are vehicles counted?">By active listings.</Disclosure>
  </Accordion>
);

export const refused = (
  <>
    {/* @ts-expect-error questions are headings, and nobody says of which level */}
    <Accordion>
      <Disclosure title="How are vehicles counted?">By active listings.</Disclosure>
    </Accordion>
  </>
);
