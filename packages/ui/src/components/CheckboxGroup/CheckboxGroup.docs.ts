import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'inputs',
  example: `import { CheckboxGroup } from '@forecourt/ui/CheckboxGroup';

<CheckboxGroup
  label="Fuel"
  name="fuel"
  options={[
    { value: 'petrol', label: 'Petrol', count: '2,310' },
    { value: 'diesel', label: 'Diesel', count: '1,204' },
    { value: 'hybrid', label: 'Hybrid', description: 'Includes plug-in hybrids.', count: '418' },
  ]}
  defaultValue={['petrol']}
/>;
`,
  alternatives: [
    { use: 'Select', when: 'there are more than about ten options: set `selectionMode="multiple"`' },
    { use: 'ComboBox', when: 'users know what to type, for example a model' },
    { use: 'RadioGroup', when: 'users select exactly one option' },
    { use: 'Checkbox', when: 'there is a single yes-or-no option' },
    { use: 'Switch', when: 'each option is a setting that takes effect at once' },
  ],
  do: [
    'Put the most common options first.',
    'Format counts before you pass them: ‘1,204’.',
    'Read the values with `formData.getAll(name)`: each selected option is a separate entry.',
    'Use `orientation="horizontal"` for two to four short labels.',
  ],
  dont: [
    'Do not add an ‘Any’ option: a group without selected options already means that.',
    'Do not use `isRequired` in a filter form: an empty group is a valid filter.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the next checkbox' },
    { keys: 'Space', does: 'selects or clears the focused option' },
  ],
  announced: [
    'A group with its label, then the error and the description. Each option is a checkbox with its label, count and own description.',
    'The group’s error is also announced with each checkbox, so that users hear it when focus moves to one.',
  ],
};
