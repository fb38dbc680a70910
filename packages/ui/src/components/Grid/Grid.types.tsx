// Read by the compiler alone: what must type-check, and what must not.
import { createRef } from 'react';
import { Grid } from './index.ts';

export const accepted = (
  <>
    <Grid ref={createRef<HTMLUListElement>()} render={(props) => <ul {...props} />} data-testid="grid" />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error 7 is no step of the scale */}
    <Grid gap={7} />
  </>
);
