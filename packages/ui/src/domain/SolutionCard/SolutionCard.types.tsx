// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { SolutionCard } from './index.ts';

const card = {
  title: 'Stock management',
  description: 'Every car, priced daily.',
  action: { label: 'Read more', href: '/solutions/stock-management' },
};

export const validUses = (
  <SolutionCard {...card} ref={createRef<HTMLDetailsElement>()} defaultOpen group="solutions" headingLevel={2}>
    <p>A sample</p>
  </SolutionCard>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `children` are required */}
    <SolutionCard {...card} />
    {/* @ts-expect-error use `defaultOpen` */}
    <SolutionCard {...card} open>
      A sample
    </SolutionCard>
    {/* @ts-expect-error use `href` */}
    <SolutionCard {...card} action={{ label: 'Read more', to: '/solutions' }}>
      A sample
    </SolutionCard>
    {/* @ts-expect-error use `group` */}
    <SolutionCard {...card} name="solutions">
      A sample
    </SolutionCard>
  </>
);
