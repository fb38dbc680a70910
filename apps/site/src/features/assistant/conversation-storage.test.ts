import { describe, expect, it } from 'vitest';
import {
  reduceConversation,
  createConversation,
  type Conversation,
  type ConversationEvent,
  CHAT_TEXTS,
} from './conversation.ts';
import { parseConversation, serializeConversation } from './conversation-storage.ts';

const createConversationFrom = (...events: ConversationEvent[]): Conversation =>
  events.reduce(reduceConversation, createConversation());
const askingEvents = [
  { type: 'sent', text: 'A red Golf' },
  { type: 'replied', text: 'Shall I search?' },
] as const satisfies ConversationEvent[];

const reload = (conversation: Conversation, draft = '') =>
  parseConversation(serializeConversation({ conversation, draft }));

describe('a stored conversation', () => {
  it('restores a conversation with its draft', () => {
    const conversation = createConversationFrom(...askingEvents);
    expect(reload(conversation, 'under')).toEqual({ conversation, draft: 'under' });
  });

  it('keeps the buyer’s words and drops a reply in progress', () => {
    const restored = reload(createConversationFrom({ type: 'sent', text: 'A red Golf' }));
    expect(restored?.conversation.phase).toBe('listening');
    expect(restored?.conversation.turns.map(({ content }) => content)).toEqual(['A red Golf', CHAT_TEXTS.first]);
  });

  it('asks again whether to search if the search was not shown yet', () => {
    const askingConversation = createConversationFrom(...askingEvents);
    expect(reload(reduceConversation(askingConversation, { type: 'confirmed' }))?.conversation).toMatchObject({
      phase: 'asking',
      turns: askingConversation.turns,
    });
  });

  it('stores nothing before the first turn or after the search', () => {
    expect(reload(createConversation())).toBeUndefined();
    expect(
      reload(createConversationFrom(...askingEvents, { type: 'confirmed' }, { type: 'extracted' }, { type: 'shown' })),
    ).toBeUndefined();
  });

  it.each(['', '{', '[]', '{"conversation":{"turns":[],"phase":"listening","next":1},"draft":""}'])(
    'ignores invalid data: %j',
    (raw) => expect(parseConversation(raw)).toBeUndefined(),
  );
});
