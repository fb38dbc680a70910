import type { Row } from '../../../test/support/row.ts';
import { ToggleButton } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'ToggleButton',
    role: 'button',
    accessibleName: 'Save',
    parts: [],
    render: (props) => <ToggleButton {...props}>Save</ToggleButton>,
  },
];
