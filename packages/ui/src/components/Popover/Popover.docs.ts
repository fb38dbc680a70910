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
    { use: 'Menu', when: 'the content is a list of commands' },
    { use: 'Tooltip', when: 'the text is a short description of a control' },
    { use: 'Dialog', when: 'the content must interrupt users, or is longer than a few lines' },
    { use: 'Disclosure', when: 'the content can expand in the page' },
  ],
  do: [
    'To control the popover, set `isOpen` and `onOpenChange` on the trigger. Without a trigger, give it `triggerRef`, `isOpen` and `onOpenChange`.',
    'Add `isNonModal` if the page must stay usable while the popover is open.',
    'Set `title`, or `label` if the content has its own heading.',
  ],
  dont: ['Do not put essential text in a popover: users may never open it.', 'Do not put a long form in a popover.'],
  keyboard: [
    { keys: 'Enter, Space', does: 'open the popover and move focus into it' },
    { keys: 'Tab', does: 'moves focus within the popover' },
    { keys: 'Escape', does: 'closes the popover and returns focus to the button' },
  ],
  announced: ['A button, expanded or collapsed. The popover is a dialog named by its title.'],
};
