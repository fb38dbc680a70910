import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Grid } from '@forecourt/ui/Grid';

<Grid columns={{ base: 1, tablet: 2, wide: 4 }} render={(props) => <ul {...props} />}>
  <li>One</li>
  <li>Two</li>
</Grid>;
`,
  alternatives: [
    { use: 'Container', when: 'you need the margins of a page and the padding of a chapter' },
    { use: 'Inline', when: 'things are of different widths and go on in a new line' },
    { use: 'Stack', when: 'they are in one column' },
    { use: 'PricingPlans', when: 'they are plans' },
    { use: 'SampleListingTable', when: 'values are compared across' },
  ],
  do: ['Make it a list with `render` where its children are of one kind: a screen reader then says how many.'],
  dont: ['Do not change the order by CSS: what is read is the order of the markup.'],
  keyboard: [],
  announced: ['A plain box, or what `render` makes of it.'],
};
