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
    { use: 'Drawer', when: 'it holds a form about what is on the page, such as filters' },
    { use: 'Popover', when: 'it is small and belongs to one control' },
    { use: 'ToastRegion', when: 'it only tells what happened' },
    { use: 'CarDetailDialog', when: 'it is about one car' },
    { use: 'SignInDialog', when: 'it asks the reader to sign in' },
  ],
  do: [
    'Put it into React Aria\'s `DialogTrigger` with its button; a button with `slot="close"` closes it. Control it with `isOpen` if you need the reason for closing.',
    'Use `tone="danger"` for a step that destroys something.',
    'Keep it mounted and change `isOpen`: then it leaves as gently as it came.',
    'Read `reason` where leaving matters, and keep `isOpen` true to stay.',
    'Put the buttons into `footer`: they stay in sight while the content scrolls.',
  ],
  dont: [
    'Do not open one without the reader having asked for it.',
    'Do not open a second one over it for more than a question.',
    'Do not use `alertdialog` for what can be ignored.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'stays within' },
    { keys: 'Escape', does: 'asks to be closed, with the reason `escape`' },
  ],
  announced: [
    'A modal dialog: its title, and its description, are read when it opens.',
    'The focus goes in, and back to where it was; the page behind is out of reach and does not scroll.',
  ],
};
