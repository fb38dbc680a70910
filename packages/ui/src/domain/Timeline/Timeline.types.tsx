// Type tests: code that must and must not compile.
import { Timeline } from './index.ts';

export const validUses = (
  <Timeline phases={[{ id: 'beta', title: 'Beta', status: 'planned', when: 'Planned Q3 2025' }]} />
);

export const invalidUses = (
  // @ts-expect-error a planned phase needs a date
  <Timeline phases={[{ id: 'beta', title: 'Beta', status: 'planned' }]} />
);
