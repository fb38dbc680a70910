import type { Row } from '../../../test/support/row.ts';
import { SignInDialog } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'SignInDialog',
    role: 'dialog',
    accessibleName: 'Sign In Required',
    isPortalled: true,
    parts: ['Actions', 'Body', 'Close', 'Description', 'Details', 'Header', 'Label', 'Title'],
    render: (props) => (
      <SignInDialog
        {...props}
        isOpen
        onOpenChange={() => {}}
        signInHref="https://app.example.com/sign-in"
        createAccountHref="https://app.example.com/sign-up"
      >
        Your lists are on every device.
      </SignInDialog>
    ),
  },
];
