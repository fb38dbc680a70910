import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'overlays',
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
    { use: 'Tooltip', when: 'it is a short description of a control' },
    { use: 'Dialog', when: 'it must interrupt users, or has more than a few lines' },
    { use: 'Disclosure', when: 'the content can expand in the page' },
  ],
  do: [
    'To control it, set `isOpen` and `onOpenChange` on the trigger. Without a trigger, give the popover `triggerRef`, `isOpen` and `onOpenChange`.',
    'Add `isNonModal` if the page must stay usable while it is open.',
    'Give it a `title`, or a `label` if it has its own heading.',
  ],
  dont: ['Do not put essential text in it: users may never open it.', 'Do not put a long form in it.'],
  keyboard: [
    { keys: 'Enter, Space', does: 'open the popover and move focus into it' },
    { keys: 'Tab', does: 'moves focus within the popover' },
    { keys: 'Escape', does: 'closes the popover and returns focus to the button' },
  ],
  announced: ['A button, expanded or collapsed. The popover is a dialog named by its title.'],
};
