import type { Row } from '../../../test/support/row.ts';
import { RadioGroup } from './index.ts';

const options = [
  { value: 'dealer', label: 'Dealer', description: 'With a warranty.' },
  { value: 'private', label: 'Private' },
];

export const rows: readonly Row[] = [
  {
    name: 'RadioGroup',
    role: 'radiogroup',
    accessibleName: 'Seller',
    parts: ['Control', 'Description', 'Label', 'Option', 'Options'],
    render: (props) => <RadioGroup label="Seller" description="Who is selling the car." options={options} {...props} />,
  },
];
