import { MenuTrigger } from 'react-aria-components/Menu';
import type { OverlayRow } from '../../../test/support/row.ts';
import { Button } from '../Button/index.ts';
import { Menu, MenuItem } from './index.ts';

export const rows: readonly OverlayRow[] = [
  {
    name: 'Menu',
    render: () => (
      <MenuTrigger>
        <Button>Share</Button>
        <Menu>
          <MenuItem id="copy">Copy link</MenuItem>
          <MenuItem id="mail">Email</MenuItem>
        </Menu>
      </MenuTrigger>
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
