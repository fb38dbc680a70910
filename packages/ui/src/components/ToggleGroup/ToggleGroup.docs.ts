import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'actions',
  example: `import { ToggleGroup } from '@forecourt/ui/ToggleGroup';

<ToggleGroup
  label="Billing"
  options={[
    { value: 'monthly', label: 'Monthly' },
    { value: 'annually', label: 'Annually' },
  ]}
  defaultValue="monthly"
/>;
`,
  alternatives: [
    { use: 'NativeSelect', when: 'there are more than five options, or long labels' },
    { use: 'Checkbox', when: 'it answers yes or no, and is sent with a form' },
    { use: 'Button', when: 'it does not stay pressed' },
  ],
  do: [
    'Let it take effect at once.',
    'Keep each option to a word or two.',
    'Where a sign is known to everybody and there is no room, `isLabelHidden` of an option shows its icon alone.',
  ],
  dont: ['Do not use it for places to go: those are links.'],
  keyboard: [
    { keys: 'Tab', does: 'reaches the chosen one, or each of several' },
    { keys: '← →', does: 'choose, of `single`' },
    { keys: 'Space, Enter', does: 'press one, of `multiple`' },
  ],
  announced: [
    '`single` is a radio group, `multiple` a group of buttons that say whether they are pressed; both are named by `label`.',
  ],
};
