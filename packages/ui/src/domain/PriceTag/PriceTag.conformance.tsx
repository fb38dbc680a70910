import { judged } from '../../../test/support/cars.ts';
import type { Row } from '../../../test/support/row.ts';
import { PriceLedger, PriceRuler, PriceSum, PriceTag } from './index.ts';

const valuation = judged(24_995, 26_850);

export const rows: readonly Row[] = [
  { name: 'PriceLedger', parts: [], render: (given) => <PriceLedger valuation={valuation} {...given} /> },
  {
    name: 'PriceRuler',
    parts: ['Mark', 'Segment'],
    render: (given) => <PriceRuler valuation={valuation} {...given} />,
  },
  { name: 'PriceSum', parts: [], render: (given) => <PriceSum valuation={valuation} {...given} /> },
  { name: 'PriceTag', parts: [], render: (given) => <PriceTag verdict="good" {...given} /> },
];
