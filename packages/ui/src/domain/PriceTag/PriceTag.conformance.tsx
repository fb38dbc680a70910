import { createValuation } from '../../../test/support/cars.ts';
import type { Row } from '../../../test/support/row.ts';
import { PriceLedger, PriceRuler, PriceSum, PriceTag } from './index.ts';

const valuation = createValuation(24_995, 26_850);

export const rows: readonly Row[] = [
  { name: 'PriceLedger', parts: [], render: (props) => <PriceLedger valuation={valuation} {...props} /> },
  {
    name: 'PriceRuler',
    parts: ['Mark', 'Segment'],
    render: (props) => <PriceRuler valuation={valuation} {...props} />,
  },
  { name: 'PriceSum', parts: [], render: (props) => <PriceSum valuation={valuation} {...props} /> },
  { name: 'PriceTag', parts: [], render: (props) => <PriceTag verdict="good" {...props} /> },
];
