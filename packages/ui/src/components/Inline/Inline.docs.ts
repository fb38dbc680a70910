import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Badge } from '@forecourt/ui/Badge';
import { Inline } from '@forecourt/ui/Inline';

<Inline>
  <Badge>SUV</Badge>
  <Badge>Automatic</Badge>
</Inline>;
`,
  alternatives: [
    { use: 'Stack', when: 'the items stay in one row or one column' },
    { use: 'Grid', when: 'columns should align' },
  ],
  do: ['Use an Inline for buttons below a paragraph: they wrap on a phone.'],
  dont: ['Do not give the children margins.'],
  keyboard: [],
  announced: ['An Inline is not announced, unless `render` gives it a role.'],
};
