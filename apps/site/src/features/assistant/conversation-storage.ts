import * as v from 'valibot';
import { reduceConversation, type Conversation } from './conversation.ts';

export interface StoredConversation {
  conversation: Conversation;
  /** The text in the composer. */
  draft: string;
}

const storedConversationSchema: v.GenericSchema<unknown, StoredConversation> = v.object({
  conversation: v.object({
    turns: v.pipe(
      v.array(
        v.object({
          id: v.string(),
          role: v.picklist(['user', 'assistant']),
          content: v.string(),
          origin: v.picklist(['typed', 'button', 'assistant', 'failure', 'opening']),
        }),
      ),
      v.nonEmpty(),
    ),
    phase: v.picklist(['listening', 'thinking', 'asking', 'extracting', 'leaving', 'over']),
    next: v.pipe(v.number(), v.integer()),
  }),
  draft: v.string(),
});

/** Serialises a conversation for a reload. Returns '' if it is over or has not begun. */
export function serializeConversation({ conversation, draft }: StoredConversation): string {
  const isOver = conversation.turns.length === 0 || conversation.phase === 'over';
  return isOver ? '' : JSON.stringify({ conversation, draft });
}

/**
 * Returns `undefined` if the text is invalid. A reply in progress counts as failed, and a search in progress as not
 * started.
 */
export function parseConversation(text: string): StoredConversation | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), storedConversationSchema), text);
  if (!result.success) return undefined;
  const { conversation, draft } = result.output;
  return {
    conversation: reduceConversation(reduceConversation(conversation, { type: 'unanswered' }), { type: 'left' }),
    draft,
  };
}
