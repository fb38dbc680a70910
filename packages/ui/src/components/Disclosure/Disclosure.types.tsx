// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { Disclosure } from './index.ts';

export const validUses = (
  <Disclosure
    ref={createRef<HTMLDivElement>()}
    title={<em>Plans</em>}
    headingLevel={2}
    onExpandedChange={(isExpanded: boolean) => isExpanded}
  >
    At the start of the next billing cycle.
  </Disclosure>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `title` is required */}
    <Disclosure>By active listings.</Disclosure>
    {/* @ts-expect-error HTML has six heading levels */}
    <Disclosure title="Plans" headingLevel={7}>
      By active listings.
    </Disclosure>
  </>
);
