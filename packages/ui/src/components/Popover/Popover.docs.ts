import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'opens',
  example: `import { Button } from '@forecourt/ui/Button';
import { Popover } from '@forecourt/ui/Popover';

<Popover title="How we estimate" trigger={<Button variant="tertiary">Why?</Button>}>
  From cars of the same model, year and mileage.
</Popover>;
`,
  alternatives: [
    { use: 'Menu', when: 'it holds commands' },
    { use: 'Tooltip', when: 'it is a few words about an icon' },
    { use: 'Dialog', when: 'it interrupts, or is more than a few lines' },
    { use: 'Disclosure', when: 'it has a place in the page' },
  ],
  do: ['Give it a `title`, or a `label` where it shows its own heading.'],
  dont: [
    'Do not put what must be read into it: it opens only when it is asked for.',
    'Do not put a long form into it.',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'open it, and take the focus inside' },
    { keys: 'Tab', does: 'stays within' },
    { keys: 'Escape', does: 'closes it, back on the button' },
  ],
  announced: ['The button says that it has a dialog, and whether it is open; the box is a dialog named by its title.'],
};
