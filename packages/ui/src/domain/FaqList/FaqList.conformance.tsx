import type { Row } from '../../../test/support/row.ts';
import { FaqList } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'FaqList',
    parts: ['Answer', 'Column', 'Item', 'Question'],
    render: (props) => (
      <FaqList
        headingLevel={3}
        items={[{ question: 'How are vehicles counted?', answer: 'By active listings.' }]}
        {...props}
      />
    ),
  },
];
