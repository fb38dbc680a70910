// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { FaqList } from './index.ts';

const items = [{ question: 'Can I cancel?', answer: <p>At any time.</p> }] as const;

export const validUses = <FaqList ref={createRef<HTMLDivElement>()} items={items} headingLevel={3} isFirstOpen />;

export const invalidUses = (
  <>
    {/* @ts-expect-error questions are headings, which need a level */}
    <FaqList items={items} />
    {/* @ts-expect-error use `question` and `answer` */}
    <FaqList items={[{ title: 'Can I cancel?', content: 'At any time.' }]} headingLevel={3} />
    {/* @ts-expect-error use `isFirstOpen` */}
    <FaqList items={items} headingLevel={3} open />
    {/* @ts-expect-error use `items` */}
    <FaqList headingLevel={3}>Can I cancel?</FaqList>
  </>
);
