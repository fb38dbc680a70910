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
  do: ['Use it for the buttons below a paragraph: they wrap on a phone.'],
  dont: ['Do not give its children margins.'],
  keyboard: [],
  announced: ['A plain element, or the element that `render` returns.'],
};
