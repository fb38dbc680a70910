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
    { use: 'Button', when: 'there is room for words' },
    { use: 'Menu', when: 'it opens a list of commands' },
  ],
  do: [
    'Name its action, not its icon: ‘Share this car’, not ‘Arrow’.',
    'Wrap it in a `Tooltip` with the same text if the icon is not obvious.',
  ],
  dont: ['Do not use size `s` (36 px) for frequent actions on a phone.'],
  keyboard: [{ keys: 'Enter, Space', does: 'presses it' }],
  announced: ['A button named by `label`; while `isPending`, `pendingLabel` follows.'],
};
