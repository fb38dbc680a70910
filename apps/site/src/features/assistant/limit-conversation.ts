import type { Message } from '@forecourt/assistant';
import { type ConversationLimits, truncate } from '@forecourt/search-core';
import type { Turn } from './conversation.ts';

/** An upper bound for the request body without its messages. */
const ENVELOPE_BYTES = 200;

/**
 * Drops the oldest turns that are neither typed nor the opening, then the oldest typed messages, until the server's
 * limits are met. The last turn always stays.
 */
export function limitConversation(
  turns: readonly Turn[],
  limits: ConversationLimits,
): (Message & Pick<Turn, 'origin'>)[] {
  const messages = turns.map(({ role, content, origin }) => ({
    role,
    content: truncate(content, limits.characters),
    origin,
  }));
  const messageBytes = messages.map(({ role, content }) => getByteSize({ role, content }));
  let totalBytes = messageBytes.reduce((sum, bytes) => sum + bytes, ENVELOPE_BYTES);
  while (messages.length > 1 && (messages.length > limits.messages || totalBytes > limits.bytes)) {
    // The last two turns are a question and its answer.
    const olderMessages = messages.slice(0, Math.max(1, messages.length - 2));
    const untypedIndex = olderMessages.findIndex(({ origin }) => origin !== 'typed' && origin !== 'opening');
    const removedIndex =
      untypedIndex === -1
        ? Math.max(
            0,
            olderMessages.findIndex(({ origin }) => origin === 'typed'),
          )
        : untypedIndex;
    messages.splice(removedIndex, 1);
    totalBytes -= messageBytes.splice(removedIndex, 1)[0] ?? 0;
  }
  return messages;
}

const getByteSize = (message: Message): number => new TextEncoder().encode(JSON.stringify(message)).length + 1;
