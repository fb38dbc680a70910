import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'experimental',
  since: '0.1.0',
  group: 'inputs',
  example: `import { FacetList } from '@forecourt/ui/FacetList';

<FacetList
  label="Colour"
  name="colour"
  options={[
    { value: 'grey', label: 'Grey', count: 17 },
    { value: 'black', label: 'Black', count: 14 },
    { value: 'red', label: 'Red', count: 6 },
    { value: 'gold', label: 'Gold', count: 0 },
  ]}
  defaultValue={['grey']}
  excluded={['red']}
/>;
`,
  alternatives: [
    { use: 'CheckboxGroup', when: 'options have no counts, or have descriptions' },
    { use: 'Select', when: 'there is no room for a list: set `selectionMode="multiple"`' },
    { use: 'ComboBox', when: 'there are hundreds of options, for example models' },
  ],
  do: [
    'Sort options by count, the most common first, and keep the order while users select.',
    'Until a count is known, leave out `count` and set `isLoading`, which reserves space for it.',
    'Set `isFilterable` for more than about 15 options.',
    'Name what you count in `strings`: ‘17 cars’ instead of ‘17 results’.',
  ],
  dont: [
    'Do not remove options without results: users look for them. Set their count to 0.',
    'Do not put counts in labels: the name of a checkbox should not change.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the next option, including one without results' },
    { keys: 'Space', does: 'selects or clears the focused option, or clears its exclusion' },
  ],
  announced: [
    'A group with its label. Each option is a checkbox with its label, described by its count: ‘Grey, 17 results’.',
    'An option without results is announced as unavailable, with the reason. Users can focus it, but not select it.',
    'An excluded option is announced with ‘excluded’ after its label. The number of matches is announced while users filter.',
  ],
};
