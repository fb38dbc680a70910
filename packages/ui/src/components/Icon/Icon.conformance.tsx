import type { Row } from '../../../test/support/row.ts';
import { Icon } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Icon',
    role: 'img',
    accessibleName: 'Search',
    parts: [],
    render: (props) => <Icon name="search" label="Search" {...props} />,
  },
];
