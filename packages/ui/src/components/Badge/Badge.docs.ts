import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'data',
  example: `import { Badge } from '@forecourt/ui/Badge';

<Badge tone="accent">New</Badge>;
`,
  alternatives: [
    { use: 'PriceTag', when: 'the text is a price verdict: `PriceTag` adds a symbol to the colour' },
    { use: 'FilterTags', when: 'users should be able to remove the label' },
    { use: 'SuggestionChips', when: 'users should be able to press the label' },
  ],
  do: [
    'Keep the text to one word or number.',
    'Explain a bare number to screen readers: `3<VisuallyHidden> active filters</VisuallyHidden>`.',
  ],
  dont: [
    'Do not convey meaning by colour alone.',
    'Do not use `good`, `fair` or `high` for anything but price verdicts.',
  ],
  keyboard: [],
  announced: ['Plain text, announced in reading order.'],
};
