import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'inputs',
  example: `import { NumberField } from '@forecourt/ui/NumberField';

<NumberField
  label="Maximum price"
  name="maxPrice"
  format="currency"
  defaultValue={12500}
  minValue={0}
  step={500}
  onChange={(price) => console.log(price)}
/>;
`,
  alternatives: [
    { use: 'TextField', when: 'the digits are not a quantity: a phone number, a postcode, a registration' },
    { use: 'NativeSelect', when: 'there are few sensible values, for example a minimum year' },
    { use: 'RadioGroup', when: 'there are two to five values, for example a number of doors' },
  ],
  do: [
    'Set `minValue`, `maxValue` and `step`: they are rules of the form and limits of the buttons.',
    'Use `format="distance"` for mileages. Convert the value if your data has another unit than the provider.',
    'Set `formatOptions={{ useGrouping: false }}` for a year, or 2,019 is shown.',
    'Set `isStepperHidden` if single steps are of no use.',
  ],
  dont: [
    'Do not expect `onChange` while users type: a half-typed number is not a value.',
    'Do not put the unit into the label: it is shown in the field, and announced with it.',
  ],
  keyboard: [
    { keys: '↑ ↓', does: 'increase or decrease the value by a step' },
    { keys: 'Home, End', does: 'set the lowest or highest value' },
    { keys: 'Enter', does: 'formats the number and submits the form' },
  ],
  announced: [
    'A number field with its label and value, followed by the error, the description and the currency or unit.',
    'A new value when a step changes it or leaving the field formats it. The buttons are not in the tab order, because arrow keys do the same.',
  ],
};
