'use client';

import { type ChatMessage, ChatFindings, ChatPanel } from '@forecourt/ui/ChatPanel';
import { useState } from 'react';

export interface Reply {
  text: string;
  /** Values understood in the last message, with the buyer's words for them. */
  findings: readonly { label: string; words: string; isLeftOut?: boolean }[];
  /** Whether enough is known to search. */
  isReady: boolean;
}

export interface ChatProps {
  answer: (text: string) => Promise<Reply>;
  onSearch: () => void;
}

const greeting: ChatMessage = {
  id: 'greeting',
  role: 'assistant',
  content: 'Hello. What kind of car are you looking for?',
};

/** A conversation that ends in a search. */
export function Chat({ answer, onSearch }: ChatProps) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([greeting]);
  const [text, setText] = useState('');
  const [isThinking, setThinking] = useState(false);
  const [isReady, setReady] = useState(false);
  const add = (role: ChatMessage['role'], content: ChatMessage['content']) =>
    setMessages((before) => [...before, { id: crypto.randomUUID(), role, content }]);

  const send = async (sent: string) => {
    add('user', sent);
    setText('');
    setReady(false);
    setThinking(true);
    try {
      const reply = await answer(sent);
      add(
        'assistant',
        <>
          {reply.text}
          {reply.findings.length > 0 && <ChatFindings findings={reply.findings} />}
        </>,
      );
      setReady(reply.isReady);
    } catch {
      add('assistant', 'Sorry, I had trouble answering. Your message is below: send it again in a moment.');
      setText(sent);
    } finally {
      setThinking(false);
    }
  };

  return (
    <ChatPanel
      messages={messages}
      value={text}
      onChange={setText}
      onSend={(sent) => void send(sent)}
      isThinking={isThinking}
      maxLength={500}
      onClear={() => {
        setMessages([greeting]);
        setReady(false);
      }}
      {...(isReady && { confirmation: { onYes: onSearch, onNo: () => setReady(false) } })}
    />
  );
}
