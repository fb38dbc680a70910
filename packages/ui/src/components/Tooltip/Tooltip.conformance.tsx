import { userEvent } from 'vitest/browser';
import type { Row } from '../../../test/support/row.ts';
import { Tooltip } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Tooltip',
    role: 'tooltip',
    accessibleName: 'Kept on this device',
    isPortalled: true,
    open: () => userEvent.tab(),
    parts: [],
    render: (props) => (
      <Tooltip {...props} content="Kept on this device">
        <button type="button">Add to list</button>
      </Tooltip>
    ),
  },
];
