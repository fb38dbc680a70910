import type { Row } from '../../../test/support/row.ts';
import { CheckboxGroup } from './index.ts';

const options = [
  { value: 'petrol', label: 'Petrol', count: '2,310' },
  { value: 'hybrid', label: 'Hybrid', description: 'Charges itself.' },
];

export const rows: readonly Row[] = [
  {
    name: 'CheckboxGroup',
    role: 'group',
    accessibleName: 'Fuel',
    parts: ['Control', 'Description', 'Label', 'Option', 'OptionLabel', 'Options'],
    render: (props) => <CheckboxGroup label="Fuel" description="Select one or more." options={options} {...props} />,
  },
];
