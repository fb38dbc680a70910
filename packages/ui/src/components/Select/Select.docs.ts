import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'inputs',
  example: `import { Select } from '@forecourt/ui/Select';

<Select
  label="Fuel"
  name="fuel"
  selectionMode="multiple"
  options={[
    { value: 'petrol', label: 'Petrol', count: '61' },
    { value: 'hybrid', label: 'Petrol Hybrid', description: 'Charges as you drive', count: '14' },
  ]}
/>;
`,
  alternatives: [
    { use: 'NativeSelect', when: 'labels are enough: the native control loads much less code' },
    { use: 'ComboBox', when: 'there are more options than a user can scan' },
    { use: 'RadioGroup', when: 'there are two to five options, all visible' },
    { use: 'CheckboxGroup', when: 'several of a few visible options can be selected' },
  ],
  do: [
    'Format counts before you pass them: ‘1,204’.',
    "If users may clear a single selection, add an option for no value: `{ value: '', label: 'Any' }`.",
    'Set `autoComplete` if the browser may fill in the value.',
  ],
  dont: ['Do not put a button or a link in an option.'],
  keyboard: [
    { keys: 'Enter, Space, ↓ ↑', does: 'open the list' },
    {
      keys: 'letters',
      does: 'focus the option that begins with them; on a closed single Select, select it',
    },
    { keys: '← →', does: 'select the previous or next option of a closed single Select' },
    { keys: 'Enter, Space', does: 'select the focused option; the list of a multiple Select stays open' },
    { keys: 'Escape, Tab, Alt ↑', does: 'close the list and return focus to the field' },
  ],
  announced: [
    'A combobox with its label and value, and whether it is required or invalid.',
    'Each option with its second line and count.',
  ],
};
