import type { Row } from '../../../test/support/row.ts';
import { Card } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Card',
    role: 'article',
    parts: [],
    render: (props) => (
      <Card {...props} render={(props) => <article {...props} />}>
        Not valued yet
      </Card>
    ),
  },
];
