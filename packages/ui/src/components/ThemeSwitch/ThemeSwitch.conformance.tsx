import type { Row } from '../../../test/support/row.ts';
import { ThemeSwitch } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'ThemeSwitch',
    role: 'radiogroup',
    accessibleName: 'Theme',
    parts: ['Label', 'Option', 'Track'],
    render: (props) => <ThemeSwitch {...props} />,
  },
];
