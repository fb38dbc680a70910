import type { Row } from '../../../test/support/row.ts';
import { Select } from './index.ts';

const options = [
  { value: 'any', label: 'Any' },
  { value: 'diesel', label: 'Diesel', count: '1,204' },
];

export const rows: readonly Row[] = [
  {
    name: 'Select',
    role: 'combobox',
    accessibleName: 'Fuel',
    control: 'button',
    parts: ['Control', 'Description', 'Input', 'Label', 'Value'],
    render: (props) => (
      <Select
        label="Fuel"
        description="As stated in the advert."
        name="fuel"
        options={options}
        defaultValue="diesel"
        {...props}
      />
    ),
  },
];
