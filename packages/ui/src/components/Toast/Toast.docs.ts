import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'opens',
  example: `import { Button } from '@forecourt/ui/Button';
import { ToastRegion, toasts } from '@forecourt/ui/Toast';

export function App() {
  return (
    <>
      <Button onPress={() => toasts.add({ title: 'Saved', description: 'You will find it in your list.' })}>Save</Button>
      <ToastRegion />
    </>
  );
}
`,
  alternatives: [
    { use: 'Dialog', when: 'it must be answered' },
    { use: 'Form', when: 'it is about a field' },
    { use: 'Text', when: 'it stays true' },
  ],
  do: [
    'Mount one `ToastRegion`, beside your routes; what is added before it is there waits.',
    'Offer an action only if there is another way to do the same.',
    "Use `tone: 'error'` for failures, and say in `description` what to do.",
  ],
  dont: [
    'Do not say anything in a toast that is needed later.',
    'Do not add a toast for what the screen already shows.',
  ],
  keyboard: [
    { keys: 'F6', does: 'leads to the toasts, and back' },
    { keys: 'Tab', does: 'goes through their buttons' },
    { keys: 'Escape', does: 'closes the one with the focus, and no dialog below it' },
  ],
  announced: [
    'A region named ‘Notifications’, there from the start so that its first words are heard.',
    'A neutral toast is said politely, an error at once. An action is said with its key: ‘Undo: press F6’.',
    'Five seconds, of which pointer, focus and hidden tabs take nothing; with an action it stays.',
  ],
};
