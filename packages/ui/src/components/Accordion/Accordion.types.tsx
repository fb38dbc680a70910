// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { Disclosure } from '../Disclosure/index.ts';
import { Accordion } from './index.ts';

export const validUses = (
  <Accordion ref={createRef<HTMLDivElement>()} headingLevel={3} isExclusive>
    <Disclosure title="How are vehicles counted?">By active listings.</Disclosure>
  </Accordion>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error headings need a level */}
    <Accordion>
      <Disclosure title="How are vehicles counted?">By active listings.</Disclosure>
    </Accordion>
  </>
);
