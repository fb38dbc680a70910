import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'inputs',
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
    { use: 'Select', when: 'options have a swatch, a second line or a count, or several can be selected' },
    { use: 'ComboBox', when: 'there are more options than a user can scan' },
    { use: 'RadioGroup', when: 'there are two to five options, all visible' },
    { use: 'Menu', when: 'each option is a command' },
  ],
  do: [
    'Prefer NativeSelect to `Select` if labels are enough: phones show their own picker, and the page loads less code.',
    "If users may choose no value, add an option with the value `''`. It is shown in the placeholder colour.",
  ],
  dont: [
    'Do not use `labelPlace="inside"` with a value like ‘Any’: if there is no room for both, only the value is visible.',
    'Do not navigate on change: arrow keys change the value too.',
  ],
  keyboard: [
    { keys: '↓ ↑, letters', does: 'select an option or, in some browsers, open the list' },
    { keys: 'Space, Enter, Alt ↓', does: 'open the list, if the browser supports that key' },
  ],
  announced: ['A native select with its label, followed by the description and the error.'],
};
