// Type tests: code that must and must not compile.
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
    {/* @ts-expect-error `role` is 'user' or 'assistant' */}
    <ChatPanel messages={[{ id: '1', role: 'system', content: 'Be brief.' }]} onSend={nothing} />
    {/* @ts-expect-error a confirmation needs both handlers */}
    <ChatPanel messages={[]} onSend={nothing} confirmation={{ onYes: nothing }} />
    {/* @ts-expect-error children are not accepted */}
    <ChatPanel messages={[]} onSend={nothing}>
      A message
    </ChatPanel>
  </>
);
