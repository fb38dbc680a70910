import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'inputs',
  example: `import { Switch } from '@forecourt/ui/Switch';

<Switch
  label="Email alerts"
  description="We email you when a car on your list gets cheaper."
  defaultSelected
  onChange={(isOn) => console.log(isOn)}
/>;
`,
  alternatives: [
    { use: 'Checkbox', when: 'the value takes effect when a form is submitted' },
    { use: 'CheckboxGroup', when: 'users select several of a few options' },
    { use: 'ToggleButton', when: 'the control is one of several buttons, for example ‘Save’' },
    { use: 'ToggleButtonGroup', when: 'there are more states than on and off' },
  ],
  do: [
    'Save the setting at once. If saving fails, switch back and show an error.',
    'Name the setting, so that the label makes sense with ‘on’ and ‘off’.',
    'Use `labelPosition="start"` for a list of settings, so that the switches line up.',
  ],
  dont: [
    'Do not change the label with the state: screen readers announce the state.',
    'Do not put a switch in a form with a submit button: users cannot tell when the setting takes effect.',
  ],
  keyboard: [{ keys: 'Space', does: 'turns the setting on or off' }],
  announced: [
    'A switch with its label, on or off, followed by the error and the description.',
    'The position of the thumb shows the state, so it does not depend on colour.',
  ],
};
