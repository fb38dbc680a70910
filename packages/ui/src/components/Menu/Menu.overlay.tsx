import type { OverlayRow } from '../../../test/support/row.ts';
import { Button } from '../Button/index.ts';
import { Menu } from './index.ts';

export const rows: readonly OverlayRow[] = [
  {
    name: 'Menu',
    render: () => (
      <Menu
        trigger={<Button>Share</Button>}
        items={[
          { id: 'copy', label: 'Copy link' },
          { id: 'mail', label: 'Email' },
        ]}
      />
    ),
    trigger: { role: 'button', name: 'Share' },
    key: '{ArrowDown}',
    role: 'menu',
    accessibleName: 'Share',
    focus: 'inside',
    tab: 'closes',
    outside: 'closes',
    page: 'locked',
  },
];
