// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { Stack } from './index.ts';

export const validUses = (
  <>
    <Stack ref={createRef<HTMLDivElement>()} direction="row" gap={6} />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error 7 is not a step of the scale */}
    <Stack gap={7} />
  </>
);
