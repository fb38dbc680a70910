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
    { use: 'Toast', when: 'the message confirms an action and may disappear by itself' },
    { use: 'Dialog', when: 'the user must answer before they go on' },
    { use: 'TextField', when: 'one field is wrong: set its `errorMessage`' },
    { use: 'PriceTag', when: 'it judges a price: green, amber and red backgrounds are for verdicts only' },
  ],
  do: [
    'Put it next to its subject, such as above the button that failed.',
    'Say in the title what happened, and in the text what to do.',
    'Set `isLive` if it appears after the user’s action.',
    'After `onDismiss`, move focus to the next useful element.',
  ],
  dont: [
    'Do not set `isLive` on a message that is there when the page loads.',
    'Do not use it for advertising, or more than two on a page.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the actions, then to the dismiss button' },
    { keys: 'Enter, Space', does: 'on the dismiss button: calls `onDismiss`' },
  ],
  announced: [
    'With `isLive`, errors and warnings are announced at once, other tones when the screen reader is idle.',
    'Without it, it is plain text. The icon is hidden from screen readers, so the title must carry its meaning.',
  ],
};
