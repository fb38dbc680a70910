import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'chat',
  example: `import { type ChatMessage, ChatPanel } from '@forecourt/ui/ChatPanel';
import { useState } from 'react';

export function Assistant({ answer }: { answer: (text: string) => Promise<string> }) {
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const [isThinking, setThinking] = useState(false);
  const add = (role: ChatMessage['role'], content: string) =>
    setMessages((before) => [...before, { id: crypto.randomUUID(), role, content }]);
  return (
    <ChatPanel
      messages={messages}
      isThinking={isThinking}
      onClear={() => setMessages([])}
      onSend={async (text) => {
        add('user', text);
        setThinking(true);
        try {
          add('assistant', await answer(text));
        } catch {
          add('assistant', 'Sorry, I had trouble answering. Please try again.');
        } finally {
          setThinking(false);
        }
      }}
    />
  );
}
`,
  alternatives: [
    { use: 'SearchBox', when: 'one sentence is enough' },
    { use: 'Form', when: 'you know every question in advance' },
  ],
  do: [
    'Pass complete messages: each is announced once, when its id first appears.',
    'Show the parsed values with `ChatFindings`, next to the user’s words that they came from.',
    'If a message could not be sent, put it back into the composer with `value`.',
  ],
  dont: [
    'Do not stream text into a message.',
    'Do not remove the panel while it has focus without moving focus elsewhere.',
  ],
  keyboard: [
    { keys: 'Enter', does: 'sends the message' },
    { keys: 'Shift Enter', does: 'starts a new line' },
    { keys: 'Tab', does: 'moves from the log, which scrolls with arrow keys, to the composer' },
  ],
  announced: [
    'A region named by its title. The messages are a log.',
    'If focus is in the composer, or in the log after Yes, the whole answer is announced, and a wait of more than half a second as ‘Thinking…’. If focus is elsewhere in the panel, ‘New message’ is announced. If focus is outside the panel, nothing is announced.',
    'Focus moves to the composer after ‘Clear chat’ or No, and to the log after Yes.',
  ],
};
