import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'data',
  example: `import { Badge } from '@forecourt/ui/Badge';

<Badge tone="accent">New</Badge>;
`,
  alternatives: [
    { use: 'PriceTag', when: 'it is a verdict on a price: a glyph goes with the colour' },
    { use: 'FilterTags', when: 'it can be removed' },
    { use: 'SuggestionChips', when: 'it can be pressed' },
  ],
  do: [
    'Keep it to a word or a number.',
    'Explain a bare number to a screen reader: `3<VisuallyHidden> filters in force</VisuallyHidden>`.',
  ],
  dont: [
    'Do not let colour alone carry the meaning.',
    'Do not use `good`, `fair` and `high` for anything but verdicts on a price.',
  ],
  keyboard: [],
  announced: ['It is text, read in its place.'],
};
