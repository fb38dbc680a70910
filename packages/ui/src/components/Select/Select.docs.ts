import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'forms',
  example: `import { Select } from '@forecourt/ui/Select';

<Select
  label="Fuel"
  name="fuel"
  selectionMode="multiple"
  options={[
    { value: 'petrol', label: 'Petrol', count: '61' },
    { value: 'hybrid', label: 'Petrol Hybrid', description: 'Charges itself as it drives', count: '14' },
  ]}
/>;
`,
  alternatives: [
    { use: 'NativeSelect', when: 'names are enough: it is native and costs a fraction' },
    { use: 'ComboBox', when: 'there are more than can be looked through' },
    { use: 'ToggleGroup', when: 'there are two to five, all to be seen' },
  ],
  do: [
    'Write counts as they shall be read: ‘1,204’.',
    "Where one may be taken back, give an option for that, `{ value: '', label: 'Any' }`: what is chosen stays until another is.",
    'Say in `autoComplete` what a browser may fill in.',
  ],
  dont: ['Do not put what can be pressed into an option.'],
  keyboard: [
    { keys: 'Enter, Space, ↓ ↑', does: 'open the list' },
    {
      keys: 'letters',
      does: 'lead to what begins with them, the same one again to the next; while it is closed and one is chosen from, choose it',
    },
    { keys: '← → Home End', does: 'choose another, while it is closed and one is chosen from' },
    { keys: 'Enter, Space', does: 'choose; of several, the list stays open' },
    { keys: 'Ctrl A', does: 'chooses all of several' },
    { keys: 'Escape, Tab, Alt ↑', does: 'close the list, back on the field' },
  ],
  announced: [
    'A combobox: the label, then what is chosen; that it is required or wrong.',
    'Each option is read with its second line and its count.',
  ],
};
