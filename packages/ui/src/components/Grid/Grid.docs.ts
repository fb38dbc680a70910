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
    { use: 'Container', when: 'you need page margins and section padding' },
    { use: 'Inline', when: 'the items have different widths and wrap' },
    { use: 'Stack', when: 'the items are in one column' },
    { use: 'PricingPlans', when: 'the items are price plans' },
    { use: 'SampleListingTable', when: 'users compare a few listings' },
  ],
  do: [
    'If the children are of one kind, use `render` to make the grid a list: screen readers announce the number of items.',
  ],
  dont: ['Do not reorder with CSS: screen readers follow the order of the markup.'],
  keyboard: [],
  announced: ['A Grid is not announced, unless `render` gives it a role.'],
};
