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
    { use: 'ToggleButtonGroup', when: 'it filters or switches the form of one view, such as chart or table' },
    { use: 'RadioGroup', when: 'it is a value of a form' },
    { use: 'Accordion', when: 'users may want to see several parts at once' },
    { use: 'Link', when: 'the parts are separate pages and need not look like tabs' },
  ],
  do: [
    'Keep labels to a word or two, so that all fit on a phone.',
    'Give tabs an `href` if a view should have an address, and set `selectedKey` from it.',
  ],
  dont: [
    'Do not put tabs inside tabs.',
    'Do not use them for steps that must be done in order.',
    'Do not expect an unselected panel to be in the page: it is rendered only while it is selected, and its state is lost.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the selected tab, then to the panel' },
    {
      keys: 'Arrow Left, Arrow Right',
      does: 'move through horizontal tabs; Arrow Up and Arrow Down through vertical ones',
    },
    { keys: 'Home, End', does: 'move to the first or last tab' },
    { keys: 'Enter, Space', does: 'select the focused tab, if arrow keys only move' },
  ],
  announced: [
    'The row of tabs with its name, then the tab, its place in the row and whether it is selected.',
    'The panel has the name of its tab.',
  ],
};
