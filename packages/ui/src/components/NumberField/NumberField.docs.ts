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
    { use: 'TextField', when: 'the value is not a quantity, for example a phone number or a registration' },
    { use: 'NativeSelect', when: 'there are few sensible values, for example a minimum year' },
    { use: 'RadioGroup', when: 'there are two to five values, for example a number of doors' },
  ],
  do: [
    'Set `minValue`, `maxValue` and `step`: they validate the value and limit the buttons.',
    'Use `format="distance"` for mileages. Convert the value if your data is in a different unit from the provider’s.',
    'For amounts with pence or cents, set `formatOptions={{ maximumFractionDigits: 2 }}`: otherwise the field accepts no decimal separator, typed or pasted.',
    'For a year, set `formatOptions={{ useGrouping: false }}`: otherwise the field shows 2,019.',
    'Set `isStepperHidden` if single steps are not useful.',
  ],
  dont: [
    'Do not expect `onChange` while users type: a half-typed number is not a value.',
    'Do not put the unit in the label: the field shows and announces it.',
  ],
  keyboard: [
    { keys: '↑ ↓', does: 'increase or decrease the value by a step' },
    { keys: 'Home, End', does: 'set the lowest or highest value' },
    { keys: 'Enter', does: 'formats the number and submits the form' },
  ],
  announced: [
    'A number field with its label and value, followed by the error, the description and the currency or unit.',
    'The new value is announced after a step, and on blur if the field reformats it. The step buttons are not in the tab order, because arrow keys do the same.',
  ],
};
