import type { Row } from '../../../test/support/row.ts';
import { TextField } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'TextField',
    role: 'textbox',
    accessibleName: 'Postcode',
    control: 'input',
    parts: ['Control', 'Description', 'Input', 'Label'],
    render: (props) => <TextField label="Postcode" description="The full postcode or its first half." {...props} />,
  },
];
