import type { Row } from '../../../test/support/row.ts';
import { Text } from './index.ts';

export const rows: readonly Row[] = [
  { name: 'Text', role: 'paragraph', parts: [], render: (props) => <Text {...props}>One sentence.</Text> },
];
