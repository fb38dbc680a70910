import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'experimental',
  since: '0.1.0',
  group: 'feedback',
  example: `import { Alert } from '@forecourt/ui/Alert';

<Alert tone="error" isLive title="Could not load results">
  Check your connection and try again.
</Alert>;
`,
  alternatives: [
    { use: 'Toast', when: 'the message confirms an action and may disappear automatically' },
    { use: 'Dialog', when: 'the user must answer before they go on' },
    { use: 'TextField', when: 'one field is invalid: set its `errorMessage`' },
    { use: 'PriceTag', when: 'the message is a price verdict: green, amber and red backgrounds are for verdicts only' },
  ],
  do: [
    'Put the alert next to its subject, for example above the button whose action failed.',
    'Say what happened in the title, and what to do in the text.',
    'Set `isLive` if the alert appears after an action by the user.',
    'After `onDismiss`, move focus to the next useful element.',
  ],
  dont: [
    'Do not set `isLive` on a message that is there when the page loads.',
    'Do not use alerts for advertising, or show more than two on a page.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the actions, then to the dismiss button' },
    { keys: 'Enter, Space', does: 'on the dismiss button: call `onDismiss`' },
  ],
  announced: [
    'With `isLive`, errors and warnings are announced at once, and other tones when the screen reader is idle.',
    'Without `isLive`, an alert is plain text. The icon is hidden from screen readers, so the title must convey its meaning.',
  ],
};
