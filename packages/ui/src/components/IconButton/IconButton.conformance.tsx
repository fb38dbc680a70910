import type { Row } from '../../../test/support/row.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'IconButton',
    role: 'button',
    accessibleName: 'Add to favourites',
    parts: ['Label'],
    render: (props) => (
      <IconButton label="Add to favourites" {...props}>
        <Icon name="heart" />
      </IconButton>
    ),
  },
];
