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
      <Button onPress={() => toasts.add({ tone: 'success', title: 'Search saved', description: 'You can find it under Saved searches.' })}>Save</Button>
      <ToastRegion />
    </>
  );
}
`,
  alternatives: [
    { use: 'Dialog', when: 'the message needs a response' },
    { use: 'Form', when: 'a field has an error' },
    { use: 'Text', when: 'the text describes a lasting state' },
  ],
  do: [
    'Mount one `ToastRegion`, next to your routes. Toasts added before the region is mounted appear when it mounts.',
    'Offer an action only if there is another way to do the same thing.',
    "Use `tone: 'error'` for failures, and use `description` to say what to do. `success` and `warning` have an icon too.",
    'Choose a `placement` that does not cover your own fixed elements.',
  ],
  dont: ['Do not put anything in a toast that users need later.', 'Do not repeat what the screen already shows.'],
  keyboard: [
    { keys: 'F6', does: 'moves to the toasts' },
    { keys: 'Tab', does: 'moves through the toasts and their buttons' },
  ],
  announced: [
    'While there are toasts, a landmark named ‘Notifications’ contains them as a list of dialogs.',
    'Errors are announced at once, other toasts when the screen reader is idle. An action is announced with its key: ‘Undo: press F6’.',
    'By default, a toast closes after five seconds, and a toast with an action stays until users close it. The timer pauses on hover and on focus.',
    'If focus is in a toast that closes, it moves to the next toast. When the last toast closes, focus returns to the page.',
  ],
};
