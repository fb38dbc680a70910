import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'experimental',
  since: '0.1.0',
  group: 'navigation',
  example: `import { Tabs } from '@forecourt/ui/Tabs';

<Tabs
  label="About this car"
  items={[
    { id: 'price', label: 'Price', content: 'Below our estimate.' },
    { id: 'seller', label: 'Seller', content: 'Private, Derby.' },
  ]}
/>;
`,
  alternatives: [
    {
      use: 'ToggleButtonGroup',
      when: 'the options filter one view or change its form, for example from chart to table',
    },
    { use: 'RadioGroup', when: 'the options are values of a form field' },
    { use: 'Accordion', when: 'users may want to see several parts at once' },
    { use: 'Link', when: 'the parts are separate pages and need not look like tabs' },
  ],
  do: [
    'Keep labels to a word or two, so that all fit on a phone.',
    'If each view should have a URL, give the tabs an `href` and set `selectedKey` from the URL.',
  ],
  dont: [
    'Do not put tabs inside tabs.',
    'Do not use tabs for steps that must be done in order.',
    'Do not expect an unselected panel to be in the page: only the selected panel is rendered, and the others lose their state.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the selected tab, then to the panel' },
    {
      keys: 'Arrow Left, Arrow Right',
      does: 'move through horizontal tabs; Arrow Up and Arrow Down move through vertical ones',
    },
    { keys: 'Home, End', does: 'move to the first or last tab' },
    { keys: 'Enter, Space', does: 'select the focused tab, if arrow keys only move focus' },
  ],
  announced: [
    'A list of tabs with its name. Each tab is announced with its position and whether it is selected.',
    'The panel has the name of its tab.',
  ],
};
