// Read by the compiler alone: what must type-check, and what must not.
import { createRef } from 'react';
import { Button } from './index.ts';

export const accepted = (
  <>
    <Button type="submit" form="search" aria-expanded ref={createRef<HTMLButtonElement>()}>
      Search
    </Button>
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error what leads elsewhere is a LinkButton */}
    <Button href="/search">Search</Button>
    {/* @ts-expect-error one word for it, as everywhere in the kit */}
    <Button disabled>Search</Button>
    {/* @ts-expect-error it says what it does */}
    <Button />
  </>
);
