import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'inputs',
  example: `import { TextField } from '@forecourt/ui/TextField';

<TextField label="Maximum price" name="maxPrice" prefix="£" inputMode="numeric" pattern="[0-9,]*" />;
`,
  alternatives: [
    { use: 'TextArea', when: 'several lines may be needed' },
    { use: 'ComboBox', when: 'users enter one of many known values' },
    { use: 'NativeSelect', when: 'users select one of many options' },
    { use: 'SearchBox', when: 'users describe a car in a sentence' },
  ],
  do: [
    'Set `type`, `inputMode` and `autoComplete`: they determine the on-screen keyboard and the browser’s suggestions.',
    'Describe the format in `description`, which stays visible, and not in a placeholder, which disappears.',
  ],
  dont: [
    'Do not give a unit only in `prefix` or `suffix`: both are hidden from screen readers.',
    'Do not use `type="number"` for digits that are not a quantity.',
  ],
  keyboard: [{ keys: 'Enter', does: 'submits the form' }],
  announced: [
    'A text field with its label, followed by the description and the error. Required and invalid fields are announced as such.',
  ],
};
