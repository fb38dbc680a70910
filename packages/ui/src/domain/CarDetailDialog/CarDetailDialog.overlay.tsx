import { useState } from 'react';
import { x3 } from '../../../test/support/cars.ts';
import type { OverlayRow } from '../../../test/support/row.ts';
import { Button } from '../../components/Button/index.ts';
import { CarDetailDialog } from './index.ts';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Details</Button>
      <CarDetailDialog isOpen={isOpen} onOpenChange={setOpen} car={x3} />
    </>
  );
}

export const rows: readonly OverlayRow[] = [
  {
    name: 'CarDetailDialog',
    render: () => <Page />,
    trigger: { role: 'button', name: 'Details' },
    key: '{Enter}',
    role: 'dialog',
    accessibleName: 'BMW X3',
    focus: 'inside',
    tab: 'stays',
    outside: 'closes',
    page: 'covered',
  },
];
