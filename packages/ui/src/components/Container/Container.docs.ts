import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Container } from '@forecourt/ui/Container';

<Container render={(props) => <main {...props} id="main" />}>The page</Container>;
`,
  alternatives: [
    { use: 'Grid', when: 'you need columns' },
    { use: 'Stack', when: 'you need distances between things' },
    { use: 'Section', when: 'it is a chapter with a heading' },
  ],
  do: ['Use one for each band of a page, so that backgrounds run to the edge and text does not.'],
  dont: ['Do not nest it: the margins would add up.'],
  keyboard: [],
  announced: ['A plain box.'],
};
