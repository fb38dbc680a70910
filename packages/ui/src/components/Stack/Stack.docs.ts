import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Heading } from '@forecourt/ui/Heading';
import { Stack } from '@forecourt/ui/Stack';
import { Text } from '@forecourt/ui/Text';

<Stack gap={3}>
  <Heading level={2}>How it works</Heading>
  <Text>We compare.</Text>
</Stack>;
`,
  alternatives: [
    { use: 'Inline', when: 'a row should wrap' },
    { use: 'Grid', when: 'columns align' },
  ],
  do: ['Use it for all spacing: no component of the kit has an outer margin.'],
  dont: ['Do not give its children margins.'],
  keyboard: [],
  announced: ['A plain element, or the element that `render` returns.'],
};
