import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'overlays',
  example: `import { Icon } from '@forecourt/ui/Icon';
import { IconButton } from '@forecourt/ui/IconButton';
import { Tooltip } from '@forecourt/ui/Tooltip';

<Tooltip content="Share this car">
  <IconButton label="Share this car">
    <Icon name="share" />
  </IconButton>
</Tooltip>;
`,
  alternatives: [
    { use: 'Popover', when: 'it holds more than a few words, or something to press' },
    { use: 'Text', when: 'it is needed: write it on the page' },
  ],
  do: ['Put it about a control that takes the focus.'],
  dont: [
    'Do not let it be the only name of a control.',
    'Do not put anything into it that a touch screen needs: it is not shown there.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'shows it with the focus' },
    { keys: 'Escape', does: 'puts it away' },
  ],
  announced: [
    'A description of the control, read after its name.',
    'It opens after 600 ms under the pointer, at once from the next control to the next.',
  ],
};
