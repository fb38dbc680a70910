// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { MenuTrigger, SubmenuTrigger } from 'react-aria-components/Menu';
import { Button } from '../Button/index.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator } from './index.ts';

const actions = [{ id: 'copy', name: 'Copy link' }];

export const validUses = (
  <>
    <MenuTrigger isOpen onOpenChange={(isOpen: boolean) => isOpen}>
      <Button>Share</Button>
      <Menu ref={createRef<HTMLDivElement>()} onAction={(key) => key} selectionMode="single" data-tour="share">
        <MenuItem id="copy" tone="danger" shortcut="⌘C">
          Copy link
        </MenuItem>
        <MenuSeparator />
        <MenuSection title="More">
          <SubmenuTrigger>
            <MenuItem>Send</MenuItem>
            <Menu>
              <MenuItem href="/mail">Email</MenuItem>
            </Menu>
          </SubmenuTrigger>
        </MenuSection>
      </Menu>
    </MenuTrigger>
    <Menu items={actions}>{({ name }) => <MenuItem>{name}</MenuItem>}</Menu>
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error use `MenuTrigger` instead of `trigger` */}
    <Menu trigger={<Button>Share</Button>}>
      <MenuItem>Copy link</MenuItem>
    </Menu>
    {/* @ts-expect-error an item needs a name */}
    <MenuItem id="copy" />
    {/* @ts-expect-error use `onAction` or `href` */}
    <MenuItem to="/mail">Email</MenuItem>
    {/* @ts-expect-error unknown tone */}
    <MenuItem tone="warning">Delete</MenuItem>
  </>
);
