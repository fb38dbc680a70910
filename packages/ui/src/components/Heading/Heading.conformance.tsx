import type { Row } from '../../../test/support/row.ts';
import { Heading } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Heading',
    role: 'heading',
    accessibleName: 'How it works',
    parts: [],
    render: (props) => (
      <Heading level={2} {...props}>
        How it works
      </Heading>
    ),
  },
];
