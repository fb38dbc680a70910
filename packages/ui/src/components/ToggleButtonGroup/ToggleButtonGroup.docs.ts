import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'actions',
  example: `import { ToggleButtonGroup } from '@forecourt/ui/ToggleButtonGroup';

<ToggleButtonGroup
  label="Billing"
  options={[
    { value: 'monthly', label: 'Monthly' },
    { value: 'annually', label: 'Annually' },
  ]}
  defaultValue="monthly"
/>;
`,
  alternatives: [
    { use: 'RadioGroup', when: 'the value is sent with a form; `variant="segmented"` looks the same' },
    { use: 'Select', when: 'there are more than five options, or long labels' },
    { use: 'ToggleButton', when: 'there is one option, on or off' },
    { use: 'Button', when: 'the buttons do not stay pressed' },
  ],
  do: [
    'Apply the change at once.',
    'Keep each option to a word or two.',
    'If space is short and an option’s icon is widely known, show the icon without text: set `isLabelHidden` on the option.',
  ],
  dont: ['Do not use the group for navigation: use links.'],
  keyboard: [
    { keys: 'Tab', does: 'moves to the group, then to the next control' },
    { keys: '← →', does: 'move between options' },
    { keys: 'Space, Enter', does: 'select an option, or turn it on or off' },
  ],
  announced: [
    'A group named by `label`. With `single` the options are radio buttons. With `multiple` they are toggle buttons, announced as pressed or not pressed.',
  ],
};
