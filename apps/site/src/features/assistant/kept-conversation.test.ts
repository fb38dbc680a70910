import { describe, expect, it } from 'vitest';
import { after, begin, type Conversation, type Event, SAID } from './conversation.ts';
import { readKept, writeKept } from './kept-conversation.ts';

const conversationOf = (...events: Event[]): Conversation => events.reduce(after, begin());
const asking = [
  { type: 'sent', text: 'A red Golf' },
  { type: 'replied', text: 'Shall I search?' },
] as const satisfies Event[];

const reload = (conversation: Conversation, draft = '') => readKept(writeKept({ conversation, draft }));

describe('a conversation that is kept for a reload', () => {
  it('comes back as it was, with what was being typed', () => {
    const conversation = conversationOf(...asking);
    expect(reload(conversation, 'under')).toEqual({ conversation, draft: 'under' });
  });

  it('has lost the answer that was on its way, and no word of the buyer', () => {
    const kept = reload(conversationOf({ type: 'sent', text: 'A red Golf' }));
    expect(kept?.conversation.phase).toBe('listening');
    expect(kept?.conversation.turns.map(({ content }) => content)).toEqual(['A red Golf', SAID.first]);
  });

  it('asks again whether to search where the search was not yet shown', () => {
    const asked = conversationOf(...asking);
    expect(reload(after(asked, { type: 'confirmed' }))?.conversation).toMatchObject({
      phase: 'asking',
      turns: asked.turns,
    });
  });

  it('is none where nothing was said, or the search was shown', () => {
    expect(reload(begin())).toBeUndefined();
    expect(
      reload(conversationOf(...asking, { type: 'confirmed' }, { type: 'extracted' }, { type: 'shown' })),
    ).toBeUndefined();
  });

  it.each(['', '{', '[]', '{"conversation":{"turns":[],"phase":"listening","next":1},"draft":""}'])(
    'is none where %j is kept',
    (raw) => expect(readKept(raw)).toBeUndefined(),
  );
});
