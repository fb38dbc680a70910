// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { ChatPanel } from './index.ts';

const doNothing = () => {};

export const validUses = (
  <ChatPanel
    ref={createRef<HTMLElement>()}
    inputRef={createRef<HTMLTextAreaElement>()}
    messages={[{ id: '1', role: 'assistant', content: <p>What kind of car are you looking for?</p> }]}
    onSend={doNothing}
    strings={{ send: 'Senden' }}
  />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `role` is 'user' or 'assistant' */}
    <ChatPanel messages={[{ id: '1', role: 'system', content: 'Be brief.' }]} onSend={doNothing} />
    {/* @ts-expect-error a confirmation needs both handlers */}
    <ChatPanel messages={[]} onSend={doNothing} confirmation={{ onYes: doNothing }} />
    {/* @ts-expect-error children are not accepted */}
    <ChatPanel messages={[]} onSend={doNothing}>
      A message
    </ChatPanel>
  </>
);
