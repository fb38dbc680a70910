import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'experimental',
  since: '0.1.0',
  group: 'data',
  example: `import { Table } from '@forecourt/ui/Table';

<Table
  caption="Cars on the forecourt"
  columns={[
    { id: 'car', label: 'Car' },
    { id: 'days', label: 'Days in stock', align: 'end' },
    { id: 'price', label: 'Price', align: 'end' },
  ]}
  rows={[
    { id: 'v60', cells: { car: 'Volvo V60', days: 41, price: '£17,450' } },
    { id: 'golf', cells: { car: 'Volkswagen Golf', days: 12, price: '£14,995' } },
  ]}
/>;
`,
  alternatives: [
    { use: 'CompareTable', when: 'you compare two to four cars' },
    { use: 'DescriptionList', when: 'you list several facts about one subject' },
    { use: 'List', when: 'each item has one or two values' },
  ],
  do: [
    'Put the subject of a row in the first column: it stays in view, and is announced with every cell of the row.',
    'Align numbers to the end, with the same number of decimals.',
    'Sort the rows in `onSortChange` and pass the new `sortDescriptor`: the table does not sort.',
    'Say in the label why a column is highlighted, for example with a `Badge`.',
    'If the table is not on the page’s surface, set `background` through its class: the first column inherits it.',
  ],
  dont: [
    'Do not use a table for layout.',
    'Do not hide columns on a phone: the table scrolls sideways.',
    'Do not leave a cell empty: write ‘None’, ‘No’ or ‘Unknown’.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves into the table, and out of it' },
    {
      keys: 'Arrow keys',
      does: 'move between rows and between the cells of a row, and scroll the focused one into view',
    },
    { keys: 'Home, End', does: 'move to the first or last cell of a row, or to the first or last row' },
    { keys: 'Enter', does: 'sorts by the focused column, or follows the row’s link' },
  ],
  announced: [
    'A grid with its caption and its number of rows and columns.',
    'A row is announced with its header, and a cell with its column and content.',
    'Sortable columns and the current order are announced, including changes.',
  ],
};
