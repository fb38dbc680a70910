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
    { use: 'Heading', when: 'the text is a heading' },
    { use: 'Badge', when: 'the text labels the state of another element' },
    { use: 'PriceTag', when: 'the text is a price verdict' },
  ],
  do: ['Use `muted` for secondary text. Omit unimportant text.'],
  dont: ['Do not truncate text that is not available in full elsewhere.'],
  keyboard: [],
  announced: ['A paragraph, unless `render` changes the element.'],
};
