// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { IconButton } from './index.ts';

export const validUses = (
  <>
    <IconButton ref={createRef<HTMLButtonElement>()} label="Close" variant="raised" aria-expanded>
      ×
    </IconButton>
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `label` is required */}
    <IconButton>×</IconButton>
    {/* @ts-expect-error use `label` instead of `aria-label` */}
    <IconButton label="Close" aria-label="Shut">
      ×
    </IconButton>
  </>
);
