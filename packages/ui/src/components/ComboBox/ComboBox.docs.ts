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
    { use: 'TextField', when: 'there are no suggestions' },
    { use: 'SearchBox', when: 'users type a full sentence' },
  ],
  do: [
    'Use `placeholder` to say what an empty field means: ‘Any’.',
    'Use a ComboBox for about 15 options or more. Long lists are virtualised, so thousands of options are fine.',
    "Set an option’s `keywords` to the nicknames that users type: `['VW']` for Volkswagen.",
    "Group options with sections: `{ label: 'Popular', options: […] }`. Sections without a match are left out.",
    'To search on a server, use React Aria’s `useAsyncList`: pass `isLoading` and `loadError` to the field, call `setFilterText` in `onInputChange`, and set `defaultFilter={() => true}`.',
    'Use `selectionMode="multiple"` if users may select several options. Each value is sent under `name`.',
    'Use `allowsCustomValue` if the options are only suggestions. The form then sends the text.',
    'Set `autoComplete` if the browser may fill in the field, with an option’s label or its value.',
  ],
  dont: [
    'Do not leave the list empty until users type: the list opens when the field is pressed.',
    'Do not use `allowsCustomValue` if your server accepts only known values.',
  ],
  keyboard: [
    { keys: 'letters', does: 'filter the list' },
    { keys: '↓ ↑', does: 'open the list and move through it' },
    { keys: 'Enter', does: 'selects the focused option, or the only match; keeps free text' },
    {
      keys: 'Tab',
      does: 'moves on and selects the option whose full label was typed, as a press outside the field does',
    },
    { keys: 'Escape', does: 'closes the list, but not the overlay around it' },
    { keys: 'Backspace', does: 'removes the last value, if the field is empty' },
    { keys: 'Tab, ← →', does: 'move to the selected values, and between them' },
    { keys: 'Delete, Backspace, Enter', does: 'remove the focused value' },
  ],
  announced: [
    'A combobox with its label. The focused option, its section and the number of options are announced.',
    'Loading is announced after half a second. A failure to load is announced too.',
    'With `selectionMode="multiple"`, the selected values are a list below the field, each with a button such as ‘Remove Golf’.',
  ],
};
