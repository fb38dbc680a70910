import type { Row } from '../../../test/support/row.ts';
import { ComboBox } from './index.ts';

const options = [
  { value: 'golf', label: 'Golf' },
  { value: 'passat', label: 'Passat' },
];

export const rows: readonly Row[] = [
  {
    name: 'ComboBox',
    role: 'combobox',
    accessibleName: 'Model',
    control: 'input',
    parts: ['Clear', 'Control', 'Description', 'Input', 'Label', 'Open'],
    render: (props) => (
      <ComboBox
        label="Model"
        description="Type part of the name."
        name="model"
        options={options}
        defaultValue="golf"
        {...props}
      />
    ),
  },
];
