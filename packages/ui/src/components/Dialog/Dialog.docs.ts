import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'overlays',
  example: `import { Button } from '@forecourt/ui/Button';
import { Dialog } from '@forecourt/ui/Dialog';
import { useState } from 'react';

export function DeleteSearch({ onDelete }: { onDelete: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Delete search
      </Button>
      <Dialog
        tone="danger"
        title="Delete this search?"
        description="You will get no more messages about new cars."
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button variant="secondary" slot="close">
              Cancel
            </Button>
            <Button variant="danger" slot="close" onPress={onDelete}>
              Delete
            </Button>
          </>
        }
      />
    </>
  );
}
`,
  alternatives: [
    { use: 'Drawer', when: 'it holds a form that changes the page behind it, such as filters' },
    { use: 'Popover', when: 'it is small and belongs to a control' },
    { use: 'ToastRegion', when: 'it only confirms an action' },
    { use: 'CarDetailDialog', when: 'it shows a car' },
    { use: 'SignInDialog', when: 'it asks users to sign in' },
  ],
  do: [
    'Put it in React Aria\'s `DialogTrigger`, after the button that opens it; a button with `slot="close"` closes it. Control it with `isOpen` if you need the reason for closing.',
    'Use `tone="danger"` for a step that destroys something.',
    'Keep it mounted and change `isOpen`, so that it animates on close too.',
    'To confirm before closing, check `reason` and keep `isOpen` true.',
    'Put the buttons in `footer`: they stay visible while the content scrolls.',
  ],
  dont: [
    'Do not open a dialog unless the user asked for it.',
    'Do not stack dialogs, except for a short question.',
    'Do not use `alertdialog` for messages that users can ignore.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves within the dialog' },
    { keys: 'Escape', does: 'requests to close, with the reason `escape`' },
  ],
  announced: [
    'A modal dialog. Its title and description are announced when it opens.',
    'The focus goes in, and back to where it was; the page behind is out of reach and does not scroll.',
  ],
};
