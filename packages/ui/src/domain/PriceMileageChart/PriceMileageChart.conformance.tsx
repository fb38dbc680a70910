import { a4, similarCars } from '../../../test/support/comparables.ts';
import type { Row } from '../../../test/support/row.ts';
import { PriceMileageChart } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'PriceMileageChart',
    role: 'figure',
    accessibleName: 'Price and mileage',
    parts: ['Dot', 'Dots', 'Label', 'Legend', 'Option', 'Plate', 'Plot', 'Summary', 'Track'],
    render: (props) => (
      <PriceMileageChart
        label="Price and mileage"
        cars={similarCars}
        car={a4}
        estimate={15_570}
        range={{ low: 13_700, high: 17_440 }}
        {...props}
      />
    ),
  },
];
