import { createValuation } from '../../../test/support/cars.ts';
import type { Row } from '../../../test/support/row.ts';
import { PriceAnalysis } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'PriceAnalysis',
    role: 'group',
    accessibleName: 'Price Analysis',
    parts: ['Estimate', 'FutureValue', 'Heading', 'Ledger', 'Mark', 'Range', 'Scale', 'Segment'],
    render: (props) => (
      <PriceAnalysis
        price={22_750}
        valuation={createValuation(22_750, 24_900)}
        range={{ low: 23_700, high: 26_100 }}
        futureValue={{ oneYear: 21_400, threeYears: 16_300, fiveYears: 12_150 }}
        {...props}
      />
    ),
  },
];
