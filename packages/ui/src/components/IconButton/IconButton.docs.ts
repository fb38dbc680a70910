import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'actions',
  example: `import { Icon } from '@forecourt/ui/Icon';
import { IconButton } from '@forecourt/ui/IconButton';

<IconButton label="Share this car">
  <Icon name="share" />
</IconButton>;
`,
  alternatives: [
    { use: 'Button', when: 'there is room for a text label' },
    { use: 'Menu', when: 'the button opens a list of commands' },
  ],
  do: [
    'Name the action, not the icon: ‘Share this car’, not ‘Arrow’.',
    'Wrap the button in a `Tooltip` with the same text if the icon is not obvious.',
  ],
  dont: ['Do not use size `s` (36 px) for frequent actions on a phone.'],
  keyboard: [{ keys: 'Enter, Space', does: 'press the button' }],
  announced: ['A button named by `label`. While `isPending`, `pendingLabel` is announced after the name.'],
};
