import type { Row } from '../../../test/support/row.ts';
import { Popover } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Popover',
    role: 'dialog',
    accessibleName: 'How we estimate',
    isPortalled: true,
    parts: ['Title'],
    render: (given) => (
      <Popover {...given} title="How we estimate" defaultOpen trigger={<button type="button">Why?</button>}>
        From cars of the same model, year and mileage.
      </Popover>
    ),
  },
];
