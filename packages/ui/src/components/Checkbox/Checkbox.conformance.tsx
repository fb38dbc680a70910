import type { Row } from '../../../test/support/row.ts';
import { Checkbox } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Checkbox',
    role: 'checkbox',
    accessibleName: 'Exclude write-offs',
    control: 'input',
    parts: ['Control', 'Description', 'Label'],
    render: (props) => (
      <Checkbox label="Exclude write-offs" description="Categories S and N, and the older C and D." {...props} />
    ),
  },
];
