import type { Row } from '../../../test/support/row.ts';
import { Spinner } from './index.ts';

export const rows: readonly Row[] = [
  { name: 'Spinner', role: 'status', parts: ['Label', 'Ring'], render: (props) => <Spinner {...props} /> },
];
