import type { Row } from '../../../test/support/row.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'IconButton',
    role: 'button',
    accessibleName: 'Add to favourites',
    parts: ['Label'],
    render: (given) => (
      <IconButton label="Add to favourites" {...given}>
        <Icon name="heart" />
      </IconButton>
    ),
  },
];
