import { createValuation } from '../../../test/support/cars.ts';
import type { Row } from '../../../test/support/row.ts';
import { SampleListingTable } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'SampleListingTable',
    parts: ['Caption', 'Gap', 'Head', 'Note', 'Row', 'Table'],
    render: (props) => (
      <SampleListingTable
        caption="Good first, then fair, then high"
        note="Sample listings"
        listings={[
          {
            id: 'focus',
            make: 'Ford',
            model: 'Focus',
            year: 2020,
            mileage: 33_900,
            seller: 'Dealer',
            location: 'Leeds',
            valuation: createValuation(12_495, 12_100),
          },
        ]}
        {...props}
      />
    ),
  },
];
