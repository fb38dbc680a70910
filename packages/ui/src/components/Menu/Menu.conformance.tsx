import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu';
import { userEvent } from 'vitest/browser';
import type { Row } from '../../../test/support/row.ts';
import { Icon } from '../Icon/index.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Menu',
    role: 'menu',
    accessibleName: 'Share',
    isPortalled: true,
    open: async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      // While the menu fades in, its contrast is too low.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    },
    parts: ['Badge', 'Description', 'Icon', 'Label', 'Shortcut'],
    render: (props) => (
      <MenuTrigger>
        <Button>Share</Button>
        <Menu {...props}>
          <MenuItem icon={<Icon name="share" />} description="To this car" shortcut="⌘C">
            Copy link
          </MenuItem>
          <MenuSeparator />
          <MenuItem badge="Soon" isDisabled>
            Call list
          </MenuItem>
        </Menu>
      </MenuTrigger>
    ),
  },
  {
    name: 'MenuItem',
    role: 'menuitemcheckbox',
    accessibleName: 'Diesel',
    isNested: true,
    parts: ['Check', 'Label'],
    render: (props) => (
      <AriaMenu aria-label="Fuel" selectionMode="multiple">
        <MenuItem {...props}>Diesel</MenuItem>
      </AriaMenu>
    ),
  },
  {
    name: 'MenuSection',
    role: 'group',
    accessibleName: 'Fuel',
    isNested: true,
    parts: ['Label', 'Title'],
    render: (props) => (
      <AriaMenu aria-label="Filters">
        <MenuSection {...props} title="Fuel">
          <MenuItem>Diesel</MenuItem>
        </MenuSection>
      </AriaMenu>
    ),
  },
  {
    name: 'MenuSeparator',
    role: 'separator',
    isNested: true,
    parts: ['Label'],
    render: (props) => (
      <AriaMenu aria-label="Share">
        <MenuItem>Copy link</MenuItem>
        <MenuSeparator {...props} />
        <MenuItem>Email</MenuItem>
      </AriaMenu>
    ),
  },
];
