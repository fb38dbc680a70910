import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Card } from '@forecourt/ui/Card';
import { Heading } from '@forecourt/ui/Heading';
import { Text } from '@forecourt/ui/Text';

<Card variant="outline" render={(props) => <article {...props} />}>
  <Heading level={3}>Part exchange</Heading>
  <Text>Bring your own car; we value it while you look around.</Text>
</Card>;
`,
  alternatives: [
    { use: 'CarCard', when: 'you show a car for sale' },
    { use: 'Section', when: 'the content is a section of the page with its own heading' },
    { use: 'Grid', when: 'you need columns of cards' },
  ],
  do: [
    'Start with `line`: a hairline above the content is usually enough.',
    'Use `render` to make a repeated card an `article` or a list item.',
  ],
  dont: ['Do not nest cards.', 'Do not put buttons in a card that is a link.'],
  keyboard: [],
  announced: ['A card is not announced, unless `render` gives it a role.'],
};
