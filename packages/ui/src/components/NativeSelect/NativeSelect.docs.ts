import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'forms',
  example: `import { NativeSelect } from '@forecourt/ui/NativeSelect';

<NativeSelect
  label="Sort"
  labelPlace="inside"
  options={[
    { value: 'recent', label: 'Most recent' },
    { value: 'price', label: 'Price: low to high' },
  ]}
  onChange={(sort) => console.log(sort)}
/>;
`,
  alternatives: [
    { use: 'Select', when: 'choices have a swatch, a second line or a count, or several are chosen' },
    { use: 'ComboBox', when: 'there are more than can be looked through' },
    { use: 'ToggleGroup', when: 'there are two to five, all to be seen' },
    { use: 'Menu', when: 'what is chosen is a command' },
  ],
  do: [
    'Prefer it: it is the browser’s own, a phone shows its own wheel, and it weighs nothing of React Aria.',
    "Make an empty choice an option with the value `''`: chosen, it is as faint as a placeholder.",
  ],
  dont: [
    'Do not use `labelPlace="inside"` for a value like ‘Any’: where a phone has no room it shows the value alone.',
    'Do not lead to another page on change: arrow keys change it too.',
  ],
  keyboard: [
    { keys: '↓ ↑, letters', does: 'as the browser has it' },
    { keys: 'Space, Enter, Alt ↓', does: 'open the list, where the browser does so' },
  ],
  announced: ['A native select with its label, followed by the description and the error.'],
};
