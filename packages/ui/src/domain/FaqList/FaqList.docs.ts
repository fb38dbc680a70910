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
    { use: 'Accordion', when: 'it opens within an app’s form or panel' },
    { use: 'Section', when: 'the answers are short: write them out' },
  ],
  do: [
    'Write questions as a customer asks them.',
    'Put the most asked first, and open it with `isFirstOpen`.',
    'Put it first in a `Section`: it hangs from the Section’s rule, with no line of its own there.',
  ],
  dont: ['Do not use it for terms that must be read.'],
  keyboard: [
    { keys: 'Tab', does: 'goes from question to question' },
    { keys: 'Enter, Space', does: 'opens or closes' },
  ],
  announced: ['The browser’s own details, with the question as a heading; it works before any script has run.'],
};
