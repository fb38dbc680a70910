import type { Row } from '../../../test/support/row.ts';
import { FacetList } from './index.ts';

const options = [
  { value: 'petrol', label: 'Petrol', count: 2310 },
  { value: 'gas', label: 'Gas', count: 0 },
];

export const rows: readonly Row[] = [
  {
    name: 'FacetList',
    role: 'group',
    accessibleName: 'Fuel',
    parts: ['Control', 'Count', 'Description', 'Label', 'Option', 'OptionLabel', 'Options'],
    render: (props) => <FacetList label="Fuel" description="Select one or more." options={options} {...props} />,
  },
];
