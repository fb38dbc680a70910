import type { Row } from '../../../test/support/row.ts';
import { Disclosure } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Disclosure',
    parts: ['Panel', 'Trigger'],
    render: (props) => (
      <Disclosure title="Solutions" defaultExpanded {...props}>
        Smart Search and Ads Search
      </Disclosure>
    ),
  },
];
