import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'actions',
  example: `import { Button } from '@forecourt/ui/Button';
import { useState } from 'react';

export function SaveSearch({ save }: { save: () => Promise<void> }) {
  const [isPending, setPending] = useState(false);
  return (
    <Button
      isPending={isPending}
      pendingLabel="Saving"
      onPress={async () => {
        setPending(true);
        await save().finally(() => setPending(false));
      }}
    >
      Save search
    </Button>
  );
}
`,
  alternatives: [
    { use: 'LinkButton', when: 'it navigates to another page' },
    { use: 'Link', when: 'it is a link in a sentence' },
    { use: 'IconButton', when: 'a widely known icon is enough' },
    { use: 'ToggleButton', when: 'it toggles between on and off' },
  ],
  do: [
    'Begin with a verb: ‘Save search’, ‘Show 128 cars’.',
    'Show at most one `accent` button per screen.',
    'Set `isPending` while a button’s action runs.',
  ],
  dont: [
    'Do not disable a button to show that a form is incomplete: let `Form` say what is missing.',
    'Do not change the label of a pending button: `pendingLabel` is announced.',
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'presses it' }],
  announced: [
    'Its text is its name. While `isPending`, `pendingLabel` follows the name, and the button stays focusable.',
    'It is `type="button"` unless you say otherwise, so it never sends a form by accident.',
  ],
};
