import type { Row } from '../../../test/support/row.ts';
import { createValuation } from '../../../test/support/cars.ts';
import { CompareTable } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'CompareTable',
    parts: [
      'Actions',
      'Add',
      'Car',
      'Cell',
      'Derivative',
      'Label',
      'Name',
      'Note',
      'Plate',
      'Price',
      'Remove',
      'Row',
      'Ruler',
      'Rulers',
      'Same',
      'SameButton',
      'Scroller',
      'Silhouette',
      'Table',
    ],
    render: (props) => (
      <CompareTable
        {...props}
        label="Comparison of 2 cars"
        cars={[
          {
            id: 'a4',
            name: 'Audi A4 Avant',
            derivative: '40 TFSI',
            href: '#a4',
            price: 13_250,
            valuation: createValuation(13_250, 15_570),
            range: { low: 13_700, high: 17_440 },
            actions: <a href="#listing">View</a>,
          },
          { id: 'v60', name: 'Volvo V60', price: 15_750 },
        ]}
        rows={[
          { id: 'mileage', label: 'Mileage', values: [67_078, 71_200], better: 'lower', format: 'distance' },
          { id: 'body', label: 'Body', values: ['Estate', 'Estate'] },
        ]}
        addHref="#search"
        onRemove={() => {}}
      />
    ),
  },
];
