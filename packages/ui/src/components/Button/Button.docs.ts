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
    { use: 'LinkButton', when: 'the button leads to another page' },
    { use: 'Link', when: 'the link is part of a sentence' },
    { use: 'IconButton', when: 'a widely known icon is enough' },
    { use: 'ToggleButton', when: 'the button turns something on or off' },
  ],
  do: [
    'Begin with a verb: ‘Save search’, ‘Show 128 cars’.',
    'Show at most one `accent` button per screen.',
    'Set `isPending` while the button’s action is running.',
  ],
  dont: [
    'Do not disable a button to show that a form is incomplete: let `Form` say what is missing.',
    'Do not change the label of a pending button: `pendingLabel` is announced.',
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'press the button' }],
  announced: [
    'The button’s name is its text. While `isPending`, `pendingLabel` is announced after the name, and the button stays focusable.',
    'Its default `type` is `button`, so it never submits a form by accident.',
  ],
};
