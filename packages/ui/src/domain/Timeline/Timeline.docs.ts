import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'data',
  example: `import { Timeline } from '@forecourt/ui/Timeline';

<Timeline
  phases={[
    { id: 'import', title: 'Stock import', status: 'completed', description: 'From a file, or entered manually.' },
    { id: 'alerts', title: 'Price alerts', status: 'planned', when: 'Spring 2027', description: 'For each car.' },
  ]}
/>;
`,
  alternatives: [
    { use: 'Accordion', when: 'the items open and close' },
    { use: 'Stack', when: 'the items have no order in time' },
  ],
  do: ['Give a date for every planned item.'],
  dont: ['Do not use a timeline for steps that users take.'],
  keyboard: [],
  announced: ['An ordered list. Each phase gives its status in words, and the phase in progress is the current step.'],
};
