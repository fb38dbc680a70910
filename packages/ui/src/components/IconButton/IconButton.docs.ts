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
    { use: 'Menu', when: 'it opens a list of commands: give it as `trigger`' },
  ],
  do: [
    'Name what it does, not what it shows: ‘Share this car’, not ‘Arrow’.',
    'Put a `Tooltip` with the same words about it where the sign is not obvious.',
  ],
  dont: ['Do not use size `s` (36 px) for what is pressed on a phone again and again.'],
  keyboard: [{ keys: 'Enter, Space', does: 'presses it' }],
  announced: ['A button named by `label`; while `isPending`, `pendingLabel` follows.'],
};
