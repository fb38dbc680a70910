import type { Row } from '../../../test/support/row.ts';
import { SkipLink } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'SkipLink',
    role: 'link',
    accessibleName: 'Skip to content',
    parts: [],
    render: (props) => <SkipLink {...props} />,
  },
];
