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
    { use: 'LinkButton', when: 'it leads to another page and should look like a button' },
    { use: 'Link', when: 'it is a link within a text' },
    { use: 'IconButton', when: 'a sign that everybody knows takes the place of the words' },
    { use: 'ToggleButton', when: 'it stays pressed' },
  ],
  do: [
    'Begin with a verb: ‘Save search’, ‘Show 128 cars’.',
    'Show one `accent` button on a screen.',
    'Keep a button that waits in its place with `isPending`.',
  ],
  dont: [
    'Do not disable a button to show that a form is incomplete: let `Form` say what is missing.',
    'Do not change the words while it waits: `pendingLabel` is read out.',
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'presses it' }],
  announced: [
    'Its text is its name. While `isPending`, `pendingLabel` follows the name, and the button keeps the focus.',
    'It is `type="button"` unless you say otherwise, so it never sends a form by accident.',
  ],
};
