import type { Row } from '../../../test/support/row.ts';
import { Select } from './index.ts';

const options = [
  { value: 'most-recent', label: 'Most recent' },
  { value: 'price-asc', label: 'Price: low to high' },
];

export const rows: readonly Row[] = [
  {
    name: 'Select',
    role: 'combobox',
    accessibleName: 'Sort',
    control: 'select',
    parts: ['Control', 'Input', 'Label'],
    render: (given) => <Select label="Sort" options={options} {...given} />,
  },
];
