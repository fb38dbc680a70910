import type { Row } from '../../../test/support/row.ts';
import { Badge } from './index.ts';

export const rows: readonly Row[] = [
  { name: 'Badge', parts: [], render: (props) => <Badge {...props}>Most popular</Badge> },
];
