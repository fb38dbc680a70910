import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'feedback',
  example: `import { Button } from '@forecourt/ui/Button';
import { ToastRegion, toasts } from '@forecourt/ui/Toast';

export function App() {
  return (
    <>
      <Button onPress={() => toasts.add({ tone: 'success', title: 'Saved', description: 'You will find it in your list.' })}>Save</Button>
      <ToastRegion />
    </>
  );
}
`,
  alternatives: [
    { use: 'Dialog', when: 'it needs a response' },
    { use: 'Form', when: 'it is an error of a field' },
    { use: 'Text', when: 'it describes a lasting state' },
  ],
  do: [
    'Mount one `ToastRegion`, next to your routes. Toasts that are added before it is mounted appear once it is.',
    'Offer an action only if there is another way to do the same.',
    "Use `tone: 'error'` for failures, and use `description` to say what to do. `success` and `warning` have an icon too.",
    'Choose a `placement` that does not cover your own fixed elements.',
  ],
  dont: ['Do not put anything in a toast that users need later.', 'Do not repeat what the screen already shows.'],
  keyboard: [
    { keys: 'F6', does: 'moves to the toasts' },
    { keys: 'Tab', does: 'moves through the toasts and their buttons' },
  ],
  announced: [
    'A landmark named ‘Notifications’, only while there are toasts, with a list of dialogs.',
    'Errors are announced at once, other toasts when the screen reader is idle. An action is announced with its key: ‘Undo: press F6’.',
    'A toast closes after five seconds. The timer pauses on hover and on focus. A toast with an action stays.',
    'Focus moves to the next toast when one closes, and returns to the page after the last one.',
  ],
};
