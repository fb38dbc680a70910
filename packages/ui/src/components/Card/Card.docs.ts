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
    { use: 'CarCard', when: 'it is about a car' },
    { use: 'Section', when: 'it is a chapter of the page, with a heading of its own' },
    { use: 'Grid', when: 'you need columns of cards' },
  ],
  do: [
    'Start with `line`: a hairline above the content is enough for most.',
    'Use `render` to make one of many an `article` or a list item.',
  ],
  dont: ['Do not put a Card into a Card.', 'Do not make the whole of it a link and then put buttons inside.'],
  keyboard: [],
  announced: ['A plain box, unless `render` gives it a role.'],
};
