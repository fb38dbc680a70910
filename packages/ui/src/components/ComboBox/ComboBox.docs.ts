import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'inputs',
  example: `import { ComboBox } from '@forecourt/ui/ComboBox';

<ComboBox
  label="Model"
  name="model"
  options={[
    { value: 'golf', label: 'Golf' },
    { value: 'passat', label: 'Passat' },
  ]}
  onChange={(model) => console.log(model)}
/>;
`,
  alternatives: [
    { use: 'NativeSelect', when: 'there are few options and labels are enough' },
    { use: 'Select', when: 'there are few options with a swatch, a second line or a count' },
    { use: 'TextField', when: 'anything may be typed' },
    { use: 'SearchBox', when: 'a whole sentence is asked for' },
  ],
  do: [
    'Say in `placeholder` what an empty field means, ‘Any’: it is handed on to the input.',
    'Use it from about fifteen choices on: the list is virtual, so thousands are no burden.',
    'Set `selectionMode="multiple"` where several may be meant: each is sent under `name`, and nothing where there is none.',
    'Say in `autoComplete` what a browser may fill in: an option’s name is taken, and its value.',
  ],
  dont: [
    'Do not use it for free text: what fits no option is not kept.',
    'Do not fill the list only after typing: it opens whole when the box is pressed.',
  ],
  keyboard: [
    { keys: 'letters', does: 'filter the list' },
    { keys: '↓ ↑', does: 'open the list and go through it' },
    { keys: 'Enter', does: 'takes the focused choice, or the only one left' },
    { keys: 'Tab', does: 'goes on; the choice whose whole name was typed is taken, as when one presses elsewhere' },
    { keys: 'Escape', does: 'closes the list, and nothing around it' },
    { keys: 'Backspace', does: 'in an empty field takes the last chosen one of several away' },
    { keys: 'Tab, ← →', does: 'reach the chosen ones of several, and lead from one to the next' },
    { keys: 'Delete, Backspace, Enter', does: 'on a chosen one take it away' },
  ],
  announced: [
    'A combobox with its label; React Aria says the focused choice and how many there are.',
    'Chosen ones of several are a list below the field, each with a button ‘Remove Golf’.',
  ],
};
