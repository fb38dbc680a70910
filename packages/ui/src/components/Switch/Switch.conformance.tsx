import type { Row } from '../../../test/support/row.ts';
import { Switch } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Switch',
    role: 'switch',
    accessibleName: 'Email alerts',
    control: 'input',
    parts: ['Control', 'Description', 'Label'],
    render: (props) => <Switch label="Email alerts" description="At most one a day." {...props} />,
  },
];
