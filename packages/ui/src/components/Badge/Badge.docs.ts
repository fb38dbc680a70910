import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'data',
  example: `import { Badge } from '@forecourt/ui/Badge';

<Badge tone="accent">New</Badge>;
`,
  alternatives: [
    { use: 'PriceTag', when: 'it shows a price verdict: `PriceTag` adds a symbol to the colour' },
    { use: 'FilterTags', when: 'it can be removed' },
    { use: 'SuggestionChips', when: 'it can be pressed' },
  ],
  do: [
    'Keep it to a word or a number.',
    'Explain a bare number to a screen reader: `3<VisuallyHidden> filters in force</VisuallyHidden>`.',
  ],
  dont: [
    'Do not convey the meaning by colour alone.',
    'Do not use `good`, `fair` and `high` for anything but price verdicts.',
  ],
  keyboard: [],
  announced: ['Plain text, announced in reading order.'],
};
