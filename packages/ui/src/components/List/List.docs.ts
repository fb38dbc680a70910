import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'data',
  example: `import { List } from '@forecourt/ui/List';

<List startRule="strong">
  <li>One owner</li>
  <li>Full service history</li>
</List>;
`,
  alternatives: [
    { use: 'Stack', when: 'the items need no lines between them' },
    { use: 'DescriptionList', when: 'each item is a term and its value' },
    { use: 'Grid', when: 'the items are cards' },
  ],
  do: ['Render an `ol` with `render` if the order matters, or a `dl` for terms with long descriptions.'],
  dont: ['Do not give the items vertical padding or borders.'],
  keyboard: [],
  announced: ['A list, with its number of items.'],
};
