import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import type { Row } from '../../../test/support/row.ts';
import { Popover } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Popover',
    role: 'dialog',
    accessibleName: 'How we estimate',
    isPortalled: true,
    parts: ['Arrow', 'Title'],
    render: (props) => (
      <DialogTrigger defaultOpen>
        <Button>Why?</Button>
        <Popover {...props} title="How we estimate" hasArrow>
          From cars of the same model, year and mileage.
        </Popover>
      </DialogTrigger>
    ),
  },
];
