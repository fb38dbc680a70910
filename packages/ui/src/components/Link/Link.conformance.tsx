import type { Row } from '../../../test/support/row.ts';
import { Link } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Link',
    role: 'link',
    accessibleName: 'Browse the showcase',
    parts: [],
    render: (props) => (
      <Link href="/showcase" {...props}>
        Browse the showcase
      </Link>
    ),
  },
];
