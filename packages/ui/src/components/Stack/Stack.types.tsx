// Read by the compiler alone: what must type-check, and what must not.
import { createRef } from 'react';
import { Stack } from './index.ts';

export const accepted = (
  <>
    <Stack ref={createRef<HTMLDivElement>()} direction="row" gap={6} />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error 7 is no step of the scale */}
    <Stack gap={7} />
  </>
);
