import type { Row } from '../../../test/support/row.ts';
import { ToggleButtonGroup } from './index.ts';

const billing = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annually', label: 'Annually' },
];

export const rows: readonly Row[] = [
  {
    name: 'ToggleButtonGroup',
    role: 'radiogroup',
    accessibleName: 'Billing',
    parts: ['Label', 'Option', 'Track'],
    render: (props) => <ToggleButtonGroup label="Billing" options={billing} defaultValue="monthly" {...props} />,
  },
];
