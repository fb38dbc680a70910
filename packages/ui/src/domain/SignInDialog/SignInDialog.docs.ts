import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'overlays',
  example: `import { SignInDialog } from '@forecourt/ui/SignInDialog';

export function AskToSignIn({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <SignInDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      signInHref="https://app.example.com/sign-in"
      createAccountHref="https://app.example.com/sign-up"
    />
  );
}
`,
  alternatives: [
    { use: 'Dialog', when: 'you ask for something other than signing in' },
    { use: 'LinkButton', when: 'users can go on without signing in' },
  ],
  do: [
    'Open the dialog only when the user presses a control.',
    'Set `valuationsUsed` if the free valuations are used up.',
  ],
  dont: ['Do not ask users to sign in before they have seen the benefit.'],
  keyboard: [
    { keys: 'Tab', does: 'moves within the dialog' },
    { keys: 'Escape', does: 'requests to close' },
  ],
  announced: [
    'A modal dialog named by its title and described by the reason. Both links say that they open in a new tab.',
  ],
};
