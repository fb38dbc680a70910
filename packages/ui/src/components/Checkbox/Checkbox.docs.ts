import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'inputs',
  example: `import { Checkbox } from '@forecourt/ui/Checkbox';

<Checkbox label="Exclude write-offs" name="exclude-write-offs" defaultSelected />;
`,
  alternatives: [
    { use: 'Switch', when: 'the setting takes effect at once' },
    { use: 'CheckboxGroup', when: 'users select several of a few options' },
    { use: 'RadioGroup', when: 'users select one of a few options' },
    { use: 'Select', when: 'users select several of many options' },
    { use: 'NativeSelect', when: 'users select one of many options' },
  ],
  do: ['Write the label so that a tick means yes.', 'Put links to terms in the label.'],
  dont: ['Do not word the label as a negation: ‘Do not send me news’.'],
  keyboard: [{ keys: 'Space', does: 'ticks or unticks the box' }],
  announced: [
    'A native checkbox with its label, followed by the description and the error.',
    'Users can press anywhere in its row, which is 44 px high by default.',
  ],
};
