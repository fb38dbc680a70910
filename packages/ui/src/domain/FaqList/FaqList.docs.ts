import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { FaqList } from '@forecourt/ui/FaqList';

<FaqList
  headingLevel={3}
  isFirstOpen
  items={[
    { question: 'Can I cancel?', answer: 'At any time, from your account.' },
    { question: 'Do you sell cars?', answer: 'No. We compare those that others sell.' },
  ]}
/>;
`,
  alternatives: [
    { use: 'Accordion', when: 'it is in an app’s form or panel' },
    { use: 'Section', when: 'the answers are short: write them out' },
  ],
  do: [
    'Write questions as a customer asks them.',
    'Put the most common question first, and open it with `isFirstOpen`.',
    'Put it first in a `Section`: it shares the Section’s top rule.',
  ],
  dont: ['Do not use it for terms that users must read.'],
  keyboard: [
    { keys: 'Tab', does: 'moves between the questions' },
    { keys: 'Enter, Space', does: 'opens or closes' },
  ],
  announced: ['The browser’s own details, with the question as a heading; it works before any script has run.'],
};
