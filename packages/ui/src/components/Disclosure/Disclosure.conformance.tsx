import type { Row } from '../../../test/support/row.ts';
import { Disclosure } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Disclosure',
    parts: ['Panel', 'Trigger'],
    render: (given) => (
      <Disclosure title="Solutions" defaultExpanded {...given}>
        Smart Search and Ads Search
      </Disclosure>
    ),
  },
];
