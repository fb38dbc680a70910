import { useState } from 'react';
import type { OverlayRow } from '../../../test/support/row.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Drawer } from './index.ts';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filters</Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Filter cars" footer={<Button>Apply</Button>}>
        <TextField label="Make" />
      </Drawer>
    </>
  );
}

export const rows: readonly OverlayRow[] = [
  {
    name: 'Drawer',
    render: () => <Page />,
    trigger: { role: 'button', name: 'Filters' },
    key: '{Enter}',
    role: 'dialog',
    accessibleName: 'Filter cars',
    focus: 'inside',
    tab: 'stays',
    outside: 'closes',
    page: 'covered',
  },
];
