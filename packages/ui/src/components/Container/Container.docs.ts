import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Container } from '@forecourt/ui/Container';

<Container padding="s" render={(props) => <main {...props} id="main" />}>
  Page content
</Container>;
`,
  alternatives: [
    { use: 'Grid', when: 'you need columns' },
    { use: 'Stack', when: 'you need gaps between elements' },
    { use: 'Section', when: 'the content is a section with a heading' },
  ],
  do: [
    'Use one Container in each band of a page, so that backgrounds span the page and text keeps the margins.',
    'Set `padding`, unless a header or a `Section` separates the content from the edge of the band.',
  ],
  dont: ['Do not nest containers: their margins would add up.'],
  keyboard: [],
  announced: ['A Container is not announced.'],
};
