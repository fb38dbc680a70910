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
  const addMessage = (role: ChatMessage['role'], content: ChatMessage['content']) =>
    setMessages((before) => [...before, { id: crypto.randomUUID(), role, content }]);

  const send = async (sentText: string) => {
    addMessage('user', sentText);
    setText('');
    setReady(false);
    setThinking(true);
    try {
      const reply = await answer(sentText);
      addMessage(
        'assistant',
        <>
          {reply.text}
          {reply.findings.length > 0 && <ChatFindings findings={reply.findings} />}
        </>,
      );
      setReady(reply.isReady);
    } catch {
      addMessage('assistant', 'Sorry, I had trouble answering. Your message is below: send it again in a moment.');
      setText(sentText);
    } finally {
      setThinking(false);
    }
  };

  return (
    <ChatPanel
      messages={messages}
      value={text}
      onChange={setText}
      onSend={(sentText) => void send(sentText)}
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
