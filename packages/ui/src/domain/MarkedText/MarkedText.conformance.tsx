import type { Row } from '../../../test/support/row.ts';
import { MarkedText } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'MarkedText',
    parts: ['Label', 'Mark'],
    render: (props) => (
      <MarkedText text="automatic estate" marks={[{ start: 0, end: 9, label: 'gearbox' }]} {...props} />
    ),
  },
];
