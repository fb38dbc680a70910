import type { Row } from '../../../test/support/row.ts';
import { Pagination } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Pagination',
    role: 'navigation',
    accessibleName: 'Pages',
    parts: ['List', 'Page', 'Step'],
    render: (props) => (
      <Pagination page={2} pages={9} window={[1, 2, 3, 4, 5]} hrefFor={(page) => `?page=${page}`} {...props} />
    ),
  },
];
