import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'inputs',
  example: `import { RadioGroup } from '@forecourt/ui/RadioGroup';

<RadioGroup
  label="Seller"
  name="seller"
  options={[
    { value: 'dealer', label: 'Dealer', description: 'With a warranty of at least three months.' },
    { value: 'private', label: 'Private' },
    { value: 'both', label: 'Both' },
  ]}
  defaultValue="both"
/>;
`,
  alternatives: [
    { use: 'ToggleButtonGroup', when: 'the option takes effect at once' },
    { use: 'NativeSelect', when: 'there are more than seven options' },
    { use: 'CheckboxGroup', when: 'several options can be selected' },
    { use: 'Checkbox', when: 'the answer is yes or no' },
  ],
  do: ['Select the most common option by default.', 'Use `variant="segmented"` for two to five short labels.'],
  dont: ['Do not leave users without a neutral option: add ‘Any’ or ‘Both’.'],
  keyboard: [
    { keys: 'Tab', does: 'moves to the selected option, or to the first one' },
    { keys: '↑ ↓ ← →', does: 'select the next or previous option' },
    { keys: 'Space', does: 'selects the focused option' },
  ],
  announced: [
    'A radio group with its label, then the error and the description. Each option is a radio button with its own description.',
  ],
};
