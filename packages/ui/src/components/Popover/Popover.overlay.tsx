import type { OverlayRow } from '../../../test/support/row.ts';
import { Button } from '../Button/index.ts';
import { Popover } from './index.ts';

export const rows: readonly OverlayRow[] = [
  {
    name: 'Popover',
    render: () => (
      <Popover trigger={<Button>Why?</Button>} label="How we estimate">
        From cars of the same model. <Button>Check valuation</Button>
      </Popover>
    ),
    trigger: { role: 'button', name: 'Why?' },
    key: ' ',
    role: 'dialog',
    accessibleName: 'How we estimate',
    focus: 'inside',
    tab: 'stays',
    outside: 'closes',
    page: 'locked',
  },
];
