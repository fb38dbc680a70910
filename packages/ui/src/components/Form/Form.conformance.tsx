import type { Row } from '../../../test/support/row.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Form',
    role: 'form',
    accessibleName: 'Contact',
    parts: ['Control', 'Input', 'Label'],
    render: (props) => (
      <Form aria-label="Contact" {...props}>
        <TextField label="Email Address" name="email" type="email" isRequired />
      </Form>
    ),
  },
];
