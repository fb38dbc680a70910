import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'actions',
  example: `import { Icon } from '@forecourt/ui/Icon';
import { ToggleButton } from '@forecourt/ui/ToggleButton';

<ToggleButton defaultSelected>
  <Icon name="heart" size="s" />
  Save
</ToggleButton>;
`,
  alternatives: [
    { use: 'ToggleButtonGroup', when: 'there are a few options side by side' },
    { use: 'Switch', when: 'the control is a setting with a label' },
    { use: 'Checkbox', when: 'the value is submitted with a form' },
    { use: 'Button', when: 'the button does not stay pressed' },
  ],
  do: ['Apply the change at once.', 'Give an icon-only button an `aria-label`.'],
  dont: ['Do not change the label with the state: the button is announced as pressed or not pressed.'],
  keyboard: [{ keys: 'Enter, Space', does: 'turn the button on or off' }],
  announced: ['A toggle button with its label, pressed or not pressed.'],
};
