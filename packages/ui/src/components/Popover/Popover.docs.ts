import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'opens',
  example: `import { Button } from '@forecourt/ui/Button';
import { Popover } from '@forecourt/ui/Popover';
import { DialogTrigger } from 'react-aria-components/Dialog';

<DialogTrigger>
  <Button variant="tertiary">Why?</Button>
  <Popover title="How we estimate" hasArrow>
    From cars of the same model, year and mileage.
  </Popover>
</DialogTrigger>;
`,
  alternatives: [
    { use: 'Menu', when: 'it holds commands' },
    { use: 'Tooltip', when: 'it is a few words about an icon' },
    { use: 'Dialog', when: 'it interrupts, or is more than a few lines' },
    { use: 'Disclosure', when: 'it has a place in the page' },
  ],
  do: [
    'Control it by `isOpen` and `onOpenChange` of the trigger. Without a trigger, give the popover `triggerRef`, `isOpen` and `onOpenChange`.',
    'Add `isNonModal` if the page must stay usable while it is open.',
    'Give it a `title`, or a `label` where it shows its own heading.',
  ],
  dont: ['Do not put essential text into it: it opens only on request.', 'Do not put a long form into it.'],
  keyboard: [
    { keys: 'Enter, Space', does: 'open it, and take the focus inside' },
    { keys: 'Tab', does: 'stays within' },
    { keys: 'Escape', does: 'closes it, back on the button' },
  ],
  announced: ['The button tells whether it is open. The box is a dialog named by its title.'],
};
