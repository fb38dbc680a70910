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
        description="You will no longer get emails about new cars."
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
    { use: 'Drawer', when: 'the content is a form that changes the page behind it, such as filters' },
    { use: 'Popover', when: 'the content is short and belongs to a control' },
    { use: 'ToastRegion', when: 'the message only confirms an action' },
    { use: 'CarDetailDialog', when: 'you show the details of a car' },
    { use: 'SignInDialog', when: 'you ask users to sign in' },
  ],
  do: [
    'Put the dialog in React Aria’s `DialogTrigger`, after the button that opens it. A button with `slot="close"` closes it. If you need the reason for closing, control the dialog with `isOpen`.',
    'Use `tone="danger"` for a destructive action, such as deleting.',
    'Keep the dialog mounted and change `isOpen`, so that closing is animated too.',
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
    'Focus moves into the dialog, and returns when the dialog closes. Users cannot reach or scroll the page behind it.',
  ],
};
