import { DialogTrigger } from 'react-aria-components/Dialog';
import type { OverlayRow } from '../../../test/support/row.ts';
import { Button } from '../Button/index.ts';
import { Popover } from './index.ts';

const row = {
  name: 'Popover',
  trigger: { role: 'button', name: 'Why?' },
  key: ' ',
  role: 'dialog',
  accessibleName: 'How we estimate',
  focus: 'inside',
  outside: 'closes',
} as const;

const render = (isNonModal: boolean) => (
  <DialogTrigger>
    <Button>Why?</Button>
    <Popover label="How we estimate" isNonModal={isNonModal}>
      From cars of the same model. <Button>Check valuation</Button>
    </Popover>
  </DialogTrigger>
);

export const rows: readonly OverlayRow[] = [{ ...row, tab: 'stays', page: 'locked', render: () => render(false) }];
