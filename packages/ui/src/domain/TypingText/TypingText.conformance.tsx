import type { Row } from '../../../test/support/row.ts';
import { TypingText } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'TypingText',
    parts: ['Box', 'Control', 'Text'],
    render: (props) => <TypingText phrases={['BMW X5 under £30k', 'VW Golf diesel']} {...props} />,
  },
];
