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
    { use: 'Popover', when: 'the content is more than a few words, or contains a control' },
    { use: 'Text', when: 'the text is essential: write it on the page' },
  ],
  do: ['Wrap a focusable control.'],
  dont: [
    'Do not use a tooltip as the only name of a control.',
    'Do not put essential text in a tooltip: touch screens do not show it.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'shows the tooltip when the control receives focus' },
    { keys: 'Escape', does: 'hides the tooltip' },
  ],
  announced: [
    'A description of the control, announced after its name.',
    'The tooltip opens after 600 ms of hover, or at once if another tooltip has just closed.',
  ],
};
