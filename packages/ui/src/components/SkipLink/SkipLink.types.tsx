// Read by the compiler alone: what must type-check, and what must not.
import { createRef } from 'react';
import { SkipLink } from './index.ts';

export const accepted = (
  <>
    <SkipLink ref={createRef<HTMLAnchorElement>()} href="#results">
      Skip to the cars
    </SkipLink>
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error it leads to a place on this page */}
    <SkipLink href="/pricing" />
  </>
);
