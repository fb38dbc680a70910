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
    { question: 'Do you sell cars?', answer: 'No. We compare cars from other sellers.' },
  ]}
/>;
`,
  alternatives: [
    { use: 'Accordion', when: 'the questions are in an app’s form or panel' },
    { use: 'Section', when: 'the answers are short: write them out' },
  ],
  do: [
    'Write questions as a customer asks them.',
    'Put the most common question first, and open it with `isFirstOpen`.',
    'Put the FaqList first in its `Section`: the two then share the rule at the top.',
  ],
  dont: ['Do not use a FaqList for terms that users must read.'],
  keyboard: [
    { keys: 'Tab', does: 'moves between the questions' },
    { keys: 'Enter, Space', does: 'open or close an answer' },
  ],
  announced: ['Native `details` elements, each with its question as a heading. They work before any script has run.'],
};
