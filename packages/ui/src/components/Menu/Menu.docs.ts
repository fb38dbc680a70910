import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'overlays',
  example: `import { Button } from '@forecourt/ui/Button';
import { Icon } from '@forecourt/ui/Icon';
import { Menu, MenuItem, MenuSeparator } from '@forecourt/ui/Menu';
import { MenuTrigger } from 'react-aria-components/Menu';

<MenuTrigger>
  <Button variant="secondary">Share</Button>
  <Menu onAction={(id) => console.log(id)}>
    <MenuItem id="copy" icon={<Icon name="share" />} shortcut="⌘C">
      Copy link
    </MenuItem>
    <MenuItem href="mailto:?body=https://example.com">Email</MenuItem>
    <MenuSeparator />
    <MenuItem id="delete" tone="danger">
      Delete search
    </MenuItem>
  </Menu>
</MenuTrigger>;
`,
  alternatives: [
    { use: 'NativeSelect', when: 'the selected value should stay visible' },
    { use: 'Popover', when: 'the content is fields or text' },
    { use: 'Disclosure', when: 'the items are site navigation, which must work without JavaScript' },
    { use: 'ToggleButtonGroup', when: 'there are only two or three commands' },
  ],
  do: [
    'Order commands by frequency. Put a destructive command last, after a separator, with `tone="danger"`.',
    'To control the menu, set `isOpen` and `onOpenChange` on the trigger.',
    'Use `selectionMode` on the menu or on a `MenuSection` for options that can be checked.',
    'For a submenu, wrap an item and a second `Menu` in React Aria’s `SubmenuTrigger`.',
  ],
  dont: ['Do not put a submenu inside a submenu.', 'Do not hide the most important command in a menu.'],
  keyboard: [
    { keys: 'Enter, Space, ↓', does: 'open the menu and focus the first item' },
    { keys: '↑', does: 'opens the menu and focuses the last item' },
    { keys: '↓ ↑, Home, End', does: 'move through the items' },
    { keys: '→ ←', does: 'open and close a submenu' },
    { keys: 'letters', does: 'move to the item whose name starts with them' },
    { keys: 'Enter, Space', does: 'activate the focused item' },
    { keys: 'Escape, Tab', does: 'close the menu' },
  ],
  announced: [
    'A button with a menu, expanded or collapsed.',
    'The menu is named by its button or its `aria-label`. Each item is announced with its name, description, badge, shortcut and checked state.',
  ],
};
