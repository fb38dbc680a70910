import type { Row } from '../../../test/support/row.ts';
import { ToggleGroup } from './index.ts';

const billing = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annually', label: 'Annually' },
];

export const rows: readonly Row[] = [
  {
    name: 'ToggleGroup',
    role: 'radiogroup',
    accessibleName: 'Billing',
    parts: ['Input', 'Legend', 'Option', 'Track'],
    render: (given) => <ToggleGroup label="Billing" options={billing} defaultValue="monthly" {...given} />,
  },
];
