import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Container } from '@forecourt/ui/Container';

<Container padding="s" render={(props) => <main {...props} id="main" />}>
  The page
</Container>;
`,
  alternatives: [
    { use: 'Grid', when: 'you need columns' },
    { use: 'Stack', when: 'you need gaps between elements' },
    { use: 'Section', when: 'it is a section with a heading' },
  ],
  do: [
    'Use one in each band of a page: backgrounds span the page and text keeps the margins.',
    'Set `padding`, unless a header or a `Section` separates the content from the edge of the band.',
  ],
  dont: ['Do not nest it: the margins would add up.'],
  keyboard: [],
  announced: ['A Container is not announced.'],
};
