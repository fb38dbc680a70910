// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { Grid } from './index.ts';

export const validUses = (
  <>
    <Grid columns={{ desktop: '7:5' }} gap={{ base: 4, desktop: 12 }} align="end" />
    <Grid ref={createRef<HTMLUListElement>()} render={(props) => <ul {...props} />} data-testid="grid" />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error 7 is not a step of the scale */}
    <Grid gap={7} />
    {/* @ts-expect-error '2:1' is not one of the shares */}
    <Grid columns={{ desktop: '2:1' }} />
  </>
);
