import * as v from 'valibot';
import { after, type Conversation } from './conversation.ts';

export interface Kept {
  conversation: Conversation;
  /** What stood in the composer. */
  draft: string;
}

const keptSchema: v.GenericSchema<unknown, Kept> = v.object({
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

/** A conversation as a text, for a reload of the page; '' of one that is over, or has not begun. */
export function writeKept({ conversation, draft }: Kept): string {
  const isOver = conversation.turns.length === 0 || conversation.phase === 'over';
  return isOver ? '' : JSON.stringify({ conversation, draft });
}

/**
 * The conversation of such a text, `undefined` where it is none. What was under way when the page was left came to
 * nothing: a message is as one that got no answer, and a search as if it had not been begun.
 */
export function readKept(text: string): Kept | undefined {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), text);
  if (!kept.success) return undefined;
  const { conversation, draft } = kept.output;
  return { conversation: after(after(conversation, { type: 'unanswered' }), { type: 'left' }), draft };
}
