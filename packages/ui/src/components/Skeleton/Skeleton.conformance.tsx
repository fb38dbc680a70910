import type { Row } from '../../../test/support/row.ts';
import { Text } from '../Text/index.ts';
import { Skeleton } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Skeleton',
    parts: ['Content', 'Status'],
    render: (props) => (
      <Skeleton isLoading {...props}>
        <Text>A car</Text>
      </Skeleton>
    ),
  },
];
