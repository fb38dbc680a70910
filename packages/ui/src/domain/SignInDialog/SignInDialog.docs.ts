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
    { use: 'Dialog', when: 'it asks for anything else' },
    { use: 'LinkButton', when: 'signing in is not in the way of anything' },
  ],
  do: ['Open it for a press, and for nothing else.', 'Say how many valuations are free where that is why.'],
  dont: ['Do not ask for an account before something was shown to be worth it.'],
  keyboard: [
    { keys: 'Tab', does: 'stays within' },
    { keys: 'Escape', does: 'asks to be closed' },
  ],
  announced: [
    'A modal dialog named by its title; the reason is read with it. Both links say that they open in a new tab.',
  ],
};
