import type { Row } from '../../../test/support/row.ts';
import { Button } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Button',
    role: 'button',
    accessibleName: 'Search',
    parts: ['Label'],
    render: (props) => <Button {...props}>Search</Button>,
  },
];
