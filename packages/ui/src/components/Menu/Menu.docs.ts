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
    { use: 'Popover', when: 'it holds fields or text' },
    { use: 'Disclosure', when: 'it holds the links of a site, which search engines and readers without scripts need' },
    { use: 'ToggleButtonGroup', when: 'there are two or three' },
  ],
  do: [
    'Order commands by frequency. Put one that destroys something last, with `tone="danger"`, after a separator.',
    'To control it, set `isOpen` and `onOpenChange` on the trigger.',
    'Use `selectionMode` on the menu or on a `MenuSection` for options that can be checked.',
    "Use React Aria's `SubmenuTrigger` around an item and a second `Menu` for a submenu.",
  ],
  dont: ['Do not nest more than one submenu.', 'Do not hide the one command that everybody needs.'],
  keyboard: [
    { keys: 'Enter, Space, ↓', does: 'open the menu and focus the first item' },
    { keys: '↑', does: 'opens the menu and focuses the last item' },
    { keys: '↓ ↑, Home, End', does: 'move through the items' },
    { keys: '→ ←', does: 'open and close a submenu' },
    { keys: 'letters', does: 'go to the item whose name begins with them' },
    { keys: 'Enter, Space', does: 'activate the focused item' },
    { keys: 'Escape, Tab', does: 'close the menu' },
  ],
  announced: [
    'The button has a menu, and is expanded or collapsed.',
    'The menu: the name of its button, or its `aria-label`. An item: name, description, badge, shortcut, whether it is checked.',
  ],
};
