import type { OverlayRow } from '../../../test/support/row.ts';
import { Button } from '../Button/index.ts';
import { Tooltip } from './index.ts';

export const rows: readonly OverlayRow[] = [
  {
    name: 'Tooltip',
    render: () => (
      <Tooltip content="Kept on this device">
        <Button>Add to list</Button>
      </Tooltip>
    ),
    trigger: { role: 'button', name: 'Add to list' },
    key: '',
    role: 'tooltip',
    accessibleName: 'Kept on this device',
    focus: 'trigger',
    tab: 'closes',
    outside: 'closes',
    page: 'reachable',
  },
];
