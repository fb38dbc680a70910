import type { Row } from '../../../test/support/row.ts';
import { ChatFindings, ChatPanel } from './index.ts';

const nothing = () => {};

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
    render: (given) => (
      <ChatPanel
        messages={[
          { id: '1', role: 'user', content: 'An automatic estate for two dogs, under £20k' },
          { id: '2', role: 'assistant', content: 'Shall I search for this?' },
        ]}
        isThinking
        confirmation={{ onYes: nothing, onNo: nothing }}
        onClear={nothing}
        onSend={nothing}
        {...given}
      />
    ),
  },
  {
    name: 'ChatFindings',
    parts: ['Finding', 'Label', 'Words'],
    render: (given) => (
      <ChatFindings
        findings={[
          { label: '£20,000', words: 'under £20k' },
          { label: 'Left out', words: 'two dogs', isLeftOut: true },
        ]}
        {...given}
      />
    ),
  },
];
