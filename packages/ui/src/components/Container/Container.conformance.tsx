import type { Row } from '../../../test/support/row.ts';
import { Container } from './index.ts';

export const rows: readonly Row[] = [
  { name: 'Container', parts: [], render: (props) => <Container {...props}>Content</Container> },
];
