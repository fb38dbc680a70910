import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { SolutionCard } from '@forecourt/ui/SolutionCard';

<SolutionCard
  place={1}
  title="Smart Search"
  description="Finds cars that match a sentence."
  action={{ label: 'See Smart Search', href: '/solutions/smart-search' }}
>
  214 cars from four sources
</SolutionCard>;
`,
  alternatives: [
    { use: 'PricingCard', when: 'the card is a price plan' },
    { use: 'FaqList', when: 'the card answers a question' },
    { use: 'Disclosure', when: 'the content is part of an app’s interface' },
  ],
  do: [
    'Show the tool’s output, not a picture of the tool.',
    'Give related cards the same `group`, so that only one is open at a time.',
  ],
  dont: [
    'Do not wait until the card opens to say what the tool does: put it in `description`, which is always visible.',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'open or close the card' },
    { keys: 'Tab', does: 'moves to the link in the card' },
  ],
  announced: ['A native `details` element with its title as a heading. Its link is described by that title.'],
};
