import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { SolutionCard } from '@forecourt/ui/SolutionCard';

<SolutionCard
  place={1}
  title="Smart Search"
  description="Finds cars by a sentence."
  action={{ label: 'See Smart Search', href: '/solutions/smart-search' }}
>
  What it found
</SolutionCard>;
`,
  alternatives: [
    { use: 'PricingCard', when: 'it is a price plan' },
    { use: 'FaqList', when: 'it is a question' },
    { use: 'Disclosure', when: 'it is part of an app' },
  ],
  do: [
    'Show the tool’s output, not a picture of the tool.',
    'Give related cards the same `group`, so that only one is open at a time.',
  ],
  dont: ['Say what the tool does in `description`, which is also visible when the card is closed.'],
  keyboard: [
    { keys: 'Enter, Space', does: 'opens or closes' },
    { keys: 'Tab', does: 'moves to the link in the card' },
  ],
  announced: ['The browser’s own details, with its title as a heading; its link is described by that title.'],
};
