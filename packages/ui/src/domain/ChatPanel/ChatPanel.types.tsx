// Read by the compiler alone: what must type-check, and what must not.
import { createRef } from 'react';
import { ChatPanel } from './index.ts';

const nothing = () => {};

export const accepted = (
  <ChatPanel
    ref={createRef<HTMLElement>()}
    inputRef={createRef<HTMLTextAreaElement>()}
    messages={[{ id: '1', role: 'assistant', content: <p>What kind of car are you looking for?</p> }]}
    onSend={nothing}
    strings={{ send: 'Senden' }}
  />
);

export const refused = (
  <>
    {/* @ts-expect-error who speaks is the user or the assistant */}
    <ChatPanel messages={[{ id: '1', role: 'system', content: 'Be brief.' }]} onSend={nothing} />
    {/* @ts-expect-error a yes or no needs both */}
    <ChatPanel messages={[]} onSend={nothing} confirmation={{ onYes: nothing }} />
    {/* @ts-expect-error what is shown are its messages */}
    <ChatPanel messages={[]} onSend={nothing}>
      A message
    </ChatPanel>
  </>
);
