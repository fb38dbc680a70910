import type { Row } from '../../../test/support/row.ts';
import { Timeline } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Timeline',
    role: 'list',
    parts: ['Axis', 'Description', 'Phase', 'Status', 'Title'],
    render: (props) => (
      <Timeline
        phases={[{ id: 'research', title: 'Research', status: 'completed', description: 'Forty dealers.' }]}
        headingLevel={2}
        {...props}
      />
    ),
  },
];
