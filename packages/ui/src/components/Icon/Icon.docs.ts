import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { Button } from '@forecourt/ui/Button';
import { Icon } from '@forecourt/ui/Icon';

<Button>
  <Icon name="search" size="s" /> Search
</Button>;
`,
  alternatives: [
    { use: 'IconButton', when: 'it can be pressed' },
    { use: 'Logo', when: 'it is the company’s sign' },
  ],
  do: [
    'Leave out `label` next to text that says the same.',
    'Name directions by the line of writing: `chevron-start`, `chevron-end`. They turn with it.',
  ],
  dont: ['Do not let an icon alone name something that is not known everywhere.'],
  keyboard: [],
  announced: ['Hidden without `label`; with one, an image of that name.'],
};
