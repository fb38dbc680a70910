import { useState } from 'react';
import type { OverlayRow } from '../../../test/support/row.ts';
import { Button } from '../../components/Button/index.ts';
import { SignInDialog } from './index.ts';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Show more info</Button>
      <SignInDialog isOpen={isOpen} onOpenChange={setOpen} signInHref="#sign-in" createAccountHref="#sign-up" />
    </>
  );
}

export const rows: readonly OverlayRow[] = [
  {
    name: 'SignInDialog',
    render: () => <Page />,
    trigger: { role: 'button', name: 'Show more info' },
    key: '{Enter}',
    role: 'dialog',
    accessibleName: 'Sign In Required',
    focus: 'inside',
    tab: 'stays',
    outside: 'closes',
    page: 'covered',
  },
];
