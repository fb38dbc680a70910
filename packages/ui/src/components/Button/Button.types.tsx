// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { Button } from './index.ts';

export const validUses = (
  <>
    <Button type="submit" form="search" aria-expanded ref={createRef<HTMLButtonElement>()}>
      Search
    </Button>
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error links are LinkButtons */}
    <Button href="/search">Search</Button>
    {/* @ts-expect-error the prop is `isDisabled` */}
    <Button disabled>Search</Button>
    {/* @ts-expect-error a button needs a label */}
    <Button />
  </>
);
