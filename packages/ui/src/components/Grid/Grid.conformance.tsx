import type { Row } from '../../../test/support/row.ts';
import { Grid } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Grid',
    role: 'list',
    parts: [],
    render: (props) => (
      <Grid {...props} render={(props) => <ul {...props} />}>
        <li>First</li>
        <li>Second</li>
      </Grid>
    ),
  },
];
