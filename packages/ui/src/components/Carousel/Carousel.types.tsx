// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { Carousel } from './index.ts';

export const accepted = (
  <>
    <Carousel
      ref={createRef<HTMLDivElement>()}
      label="Pictures"
      slides={[{ id: 'side', label: 'Side', content: <img src="/side.svg" alt="" /> }] as const}
      onIndexChange={(index) => index.toFixed()}
    />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error it has a name */}
    <Carousel slides={[]} />
    {/* @ts-expect-error so has each slide */}
    <Carousel label="Pictures" slides={[{ id: 'side', content: 'Side' }]} />
  </>
);
