// Read by the compiler alone: what must type-check, and what must not.
import { Timeline } from './index.ts';

export const accepted = (
  <Timeline phases={[{ id: 'beta', title: 'Beta', status: 'planned', when: 'Planned Q3 2025' }]} />
);

export const refused = (
  // @ts-expect-error what is planned says when
  <Timeline phases={[{ id: 'beta', title: 'Beta', status: 'planned' }]} />
);
