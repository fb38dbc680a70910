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
    { use: 'Form', when: 'it is known what has to be asked' },
  ],
  do: [
    'Give a message whole: it is announced once, when its id first comes.',
    'Show the understood values with `ChatFindings`, next to their words.',
    'Return a message that could not be sent to the composer, through `value`.',
  ],
  dont: [
    'Do not stream letters into a message.',
    'Do not take the panel away while it has the focus without giving the focus a place.',
  ],
  keyboard: [
    { keys: 'Enter', does: 'sends' },
    { keys: 'Shift Enter', does: 'begins a line' },
    { keys: 'Tab', does: 'goes from the log, which scrolls with the arrows, to the composer' },
  ],
  announced: [
    'A region named by its title; the messages are a log.',
    'A whole answer is announced if the focus is in the composer. Elsewhere in the panel ‘New message’ is announced, and outside it nothing.',
    'A wait of more than half a second is announced as ‘Thinking…’.',
    'After ‘Clear chat’ the focus goes to the composer; after Yes to the log, after No to the composer.',
  ],
};
