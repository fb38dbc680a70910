import type { Row } from '../../../test/support/row.ts';
import { Inline } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Inline',
    parts: [],
    render: (props) => (
      <Inline {...props}>
        <span>SUV</span>
        <span>Estate</span>
      </Inline>
    ),
  },
];
