import { DialogTrigger } from 'react-aria-components/Dialog';
import type { OverlayRow } from '../../../test/support/row.ts';
import { createPicture } from '../../../test/support/cars.ts';
import { Button } from '../../components/Button/index.ts';
import { Lightbox } from './index.ts';

export const rows: readonly OverlayRow[] = [
  {
    name: 'Lightbox',
    trigger: { role: 'button', name: 'Open' },
    key: '{Enter}',
    role: 'dialog',
    accessibleName: 'Photos of this BMW X3',
    focus: 'inside',
    tab: 'stays',
    outside: 'stays',
    page: 'covered',
    render: () => (
      <DialogTrigger>
        <Button>Open</Button>
        <Lightbox
          label="Photos of this BMW X3"
          photos={['Front', 'Rear'].map((label) => ({ id: label, label, src: createPicture('suv', 'black') }))}
        />
      </DialogTrigger>
    ),
  },
];
