import type { Row } from '../../../test/support/row.ts';
import { NativeSelect } from './index.ts';

const options = [
  { value: 'most-recent', label: 'Most recent' },
  { value: 'price-asc', label: 'Price: low to high' },
];

export const rows: readonly Row[] = [
  {
    name: 'NativeSelect',
    role: 'combobox',
    accessibleName: 'Sort',
    control: 'select',
    parts: ['Control', 'Input', 'Label'],
    render: (props) => <NativeSelect label="Sort" options={options} {...props} />,
  },
];
