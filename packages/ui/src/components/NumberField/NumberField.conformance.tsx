import type { Row } from '../../../test/support/row.ts';
import { NumberField } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'NumberField',
    role: 'textbox',
    accessibleName: 'Budget',
    control: 'input',
    parts: ['Control', 'Decrement', 'Description', 'Increment', 'Input', 'Label', 'Prefix'],
    render: (props) => (
      <NumberField label="Budget" description="Per car." format="currency" defaultValue={12_500} {...props} />
    ),
  },
];
