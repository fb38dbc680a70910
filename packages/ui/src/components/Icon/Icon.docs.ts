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
    { use: 'IconButton', when: 'users can press the icon' },
    { use: 'Logo', when: 'you show the company’s logo' },
  ],
  do: [
    'Omit `label` next to text with the same meaning.',
    'Use logical names: `chevron-start` and `chevron-end` follow the text direction.',
  ],
  dont: ['Do not use an icon without text unless it is universally known.'],
  keyboard: [],
  announced: ['With `label`, an image of that name. Without it, the icon is hidden from screen readers.'],
};
