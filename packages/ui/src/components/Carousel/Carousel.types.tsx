// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { Carousel } from './index.ts';

export const validUses = (
  <>
    <Carousel
      ref={createRef<HTMLDivElement>()}
      label="Pictures"
      slides={[{ id: 'side', label: 'Side', content: <img src="/side.svg" alt="" /> }] as const}
      onIndexChange={(index) => index.toFixed()}
    />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `label` is required */}
    <Carousel slides={[]} />
    {/* @ts-expect-error each slide needs a label */}
    <Carousel label="Pictures" slides={[{ id: 'side', content: 'Side' }]} />
  </>
);
