import type { Row } from '../../../test/support/row.ts';
import { List } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'List',
    parts: [],
    render: (props) => (
      <List {...props}>
        <li>One owner</li>
        <li>Full service history</li>
      </List>
    ),
  },
];
