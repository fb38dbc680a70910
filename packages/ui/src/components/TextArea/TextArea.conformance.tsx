import type { Row } from '../../../test/support/row.ts';
import { TextArea } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'TextArea',
    role: 'textbox',
    accessibleName: 'Message',
    control: 'textarea',
    parts: ['Control', 'Description', 'Input', 'Label'],
    render: (props) => <TextArea label="Message" description="A line or two will do." {...props} />,
  },
];
