import type { Row } from '../../../test/support/row.ts';
import { Logo } from './index.ts';

export const rows: readonly Row[] = [
  { name: 'Logo', parts: ['Band'], render: (props) => <Logo text="KERB" {...props} /> },
];
