// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { SkipLink } from './index.ts';

export const validUses = (
  <>
    <SkipLink ref={createRef<HTMLAnchorElement>()} href="#results">
      Skip to the cars
    </SkipLink>
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error the target must be on this page */}
    <SkipLink href="/pricing" />
  </>
);
