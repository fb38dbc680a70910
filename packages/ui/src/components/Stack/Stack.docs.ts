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
  <Text>We compare every price with similar cars.</Text>
</Stack>;
`,
  alternatives: [
    { use: 'Inline', when: 'the items are in a row that should wrap' },
    { use: 'Grid', when: 'the items are in columns that should align' },
  ],
  do: ['Use Stack for all spacing: no component of the kit has an outer margin.'],
  dont: ['Do not give the children margins.'],
  keyboard: [],
  announced: ['A Stack is not announced, unless `render` gives it a role.'],
};
