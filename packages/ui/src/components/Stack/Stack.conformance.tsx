import type { Row } from '../../../test/support/row.ts';
import { Stack } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Stack',
    parts: [],
    render: (props) => (
      <Stack {...props}>
        <span>First</span>
        <span>Second</span>
      </Stack>
    ),
  },
];
