import type { Row } from '../../../test/support/row.ts';
import { PriceHistoryChart } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'PriceHistoryChart',
    role: 'figure',
    accessibleName: 'Price history',
    parts: ['Label', 'Option', 'Plot', 'Summary', 'Track'],
    render: (props) => (
      <PriceHistoryChart
        label="Price history"
        history={[
          { date: '2026-03-03', price: 13_750 },
          { date: '2026-04-12', price: 13_250 },
        ]}
        {...props}
      />
    ),
  },
];
