import type { Row } from '../../../test/support/row.ts';
import { ChatFindings, ChatPanel } from './index.ts';

const doNothing = () => {};

export const rows: readonly Row[] = [
  {
    name: 'ChatPanel',
    role: 'region',
    accessibleName: 'Car Assistant',
    parts: [
      'Body',
      'Clear',
      'Composer',
      'Confirmation',
      'Full',
      'Head',
      'Input',
      'Label',
      'Log',
      'Message',
      'Messages',
      'No',
      'Question',
      'Send',
      'Thinking',
      'Title',
      'Yes',
    ],
    render: (props) => (
      <ChatPanel
        messages={[
          { id: '1', role: 'user', content: 'An automatic estate for two dogs, under £20k' },
          { id: '2', role: 'assistant', content: 'Shall I search for this?' },
        ]}
        isThinking
        confirmation={{ onYes: doNothing, onNo: doNothing }}
        onClear={doNothing}
        onSend={doNothing}
        {...props}
      />
    ),
  },
  {
    name: 'ChatFindings',
    parts: ['Finding', 'Label', 'Words'],
    render: (props) => (
      <ChatFindings
        findings={[
          { label: '£20,000', words: 'under £20k' },
          { label: 'Left out', words: 'two dogs', isLeftOut: true },
        ]}
        {...props}
      />
    ),
  },
];
