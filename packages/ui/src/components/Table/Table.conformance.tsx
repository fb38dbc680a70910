import type { Row } from '../../../test/support/row.ts';
import { Table } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Table',
    role: 'grid',
    accessibleName: 'Cars on the forecourt',
    control: '[role="grid"]',
    refIsRoot: true,
    parts: ['Caption', 'Cell', 'Column', 'Row', 'RowHeader', 'Scroller', 'Table'],
    render: (props) => (
      <Table
        {...props}
        caption="Cars on the forecourt"
        columns={[
          { id: 'car', label: 'Car' },
          { id: 'days', label: 'Days in stock', align: 'end', isSortable: true },
          { id: 'price', label: 'Price', align: 'end', isHighlighted: true },
        ]}
        rows={[
          { id: 'v60', cells: { car: 'Volvo V60', days: 41, price: '£17,450' } },
          { id: 'golf', cells: { car: 'Volkswagen Golf', days: 12, price: '£14,995' } },
        ]}
        sortDescriptor={{ column: 'days', direction: 'descending' }}
      />
    ),
  },
];
