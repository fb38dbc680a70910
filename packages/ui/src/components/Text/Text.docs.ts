import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Text } from '@forecourt/ui/Text';

<Text size="small" tone="muted">
  Checked 2 hours ago
</Text>;
`,
  alternatives: [
    { use: 'Heading', when: 'it heads what follows' },
    { use: 'Badge', when: 'it marks the element next to it' },
    { use: 'PriceTag', when: 'it is a verdict on a price' },
  ],
  do: ['Use `muted` for what is second, not for what is unimportant: leave that out.'],
  dont: ['Do not truncate what cannot be read elsewhere.'],
  keyboard: [],
  announced: ['A paragraph, or what `render` makes of it.'],
};
