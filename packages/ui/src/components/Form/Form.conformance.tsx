import type { Row } from '../../../test/support/row.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Form',
    role: 'form',
    accessibleName: 'Contact',
    parts: ['Control', 'Input', 'Label'],
    render: (given) => (
      <Form aria-label="Contact" {...given}>
        <TextField label="Email Address" name="email" type="email" isRequired />
      </Form>
    ),
  },
];
