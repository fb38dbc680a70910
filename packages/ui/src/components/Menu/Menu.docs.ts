import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'opens',
  example: `import { Button } from '@forecourt/ui/Button';
import { Menu } from '@forecourt/ui/Menu';

<Menu
  trigger={<Button variant="secondary">Share</Button>}
  items={[
    { id: 'copy', label: 'Copy link' },
    'separator',
    { id: 'mail', label: 'By email', href: 'mailto:?body=https://example.com' },
  ]}
  onAction={(id) => console.log(id)}
/>;
`,
  alternatives: [
    { use: 'NativeSelect', when: 'what is chosen stays chosen' },
    { use: 'Popover', when: 'it holds fields or text' },
    { use: 'Disclosure', when: 'it holds the links of a site, which search engines and readers without scripts need' },
    { use: 'ToggleGroup', when: 'there are two or three' },
  ],
  do: ['Order commands by how often they are wanted; put what destroys last, behind a separator.'],
  dont: ['Do not put a menu into a menu.', 'Do not hide the one command that everybody needs.'],
  keyboard: [
    { keys: 'Enter, Space, ↓', does: 'open it, on the first item' },
    { keys: '↑', does: 'opens it, on the last' },
    { keys: '↓ ↑, Home, End', does: 'go through the items' },
    { keys: 'letters', does: 'lead to what begins with them' },
    { keys: 'Enter, Space', does: 'choose' },
    { keys: 'Escape', does: 'closes it, back on the button' },
    { keys: 'Tab', does: 'closes it and goes on' },
  ],
  announced: [
    'The button says that it has a menu, and whether it is open.',
    'The menu has the button’s name, or `label`; descriptions of items are read after them.',
  ],
};
