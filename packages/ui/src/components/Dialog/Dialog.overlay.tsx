import { useState } from 'react';
import type { OverlayRow } from '../../../test/support/row.ts';
import { Button } from '../Button/index.ts';
import { Dialog, type DialogRole } from './index.ts';

function Page({ role }: { role: DialogRole }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        role={role}
        title="Sign in required"
        description="To check more cars."
      >
        <a href="#terms">Terms</a>
        <Button>Sign in</Button>
      </Dialog>
    </>
  );
}

const row = {
  name: 'Dialog',
  trigger: { role: 'button', name: 'Open' },
  key: '{Enter}',
  accessibleName: 'Sign in required',
  focus: 'inside',
  tab: 'stays',
  page: 'covered',
} as const;

export const rows: readonly OverlayRow[] = [
  { ...row, role: 'dialog', outside: 'closes', render: () => <Page role="dialog" /> },
  { ...row, role: 'alertdialog', outside: 'stays', render: () => <Page role="alertdialog" /> },
];
