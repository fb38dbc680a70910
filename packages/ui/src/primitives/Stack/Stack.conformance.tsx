import type { Row } from '../../../test/row.ts';
import { Stack } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Stack',
    parts: [],
    render: (given) => (
      <Stack {...given}>
        <span>First</span>
        <span>Second</span>
      </Stack>
    ),
  },
];
