// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { StackCarousel } from './index.ts';

export const validUses = (
  <>
    <StackCarousel
      ref={createRef<HTMLDivElement>()}
      label="Sample listings"
      cards={[{ id: 'tesla', label: 'Tesla Model 3', content: <p>Tesla</p> }] as const}
      strings={{ pause: 'Anhalten' }}
    />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `label` is required */}
    <StackCarousel cards={[]} />
    {/* @ts-expect-error each card needs a label */}
    <StackCarousel label="Sample listings" cards={[{ id: 'tesla', content: 'Tesla' }]} />
  </>
);
