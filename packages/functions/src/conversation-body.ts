import type { ConversationLimits } from '@forecourt/search-core';
import * as v from 'valibot';

/** Creates the schema of what `POST /api/ai-conversation` is sent. Messages complete the sentence 'FIELD … '. */
export function createConversationSchema({ messages, characters }: ConversationLimits) {
  const content = v.pipe(
    v.string('must be a text'),
    v.maxLength(characters, `must have at most ${characters} characters`),
    v.check((text) => text.trim() !== '', 'must not be empty'),
  );
  // There is no 'system' role: only the server instructs the assistant.
  const role = v.picklist(['user', 'assistant'], "must be 'user' or 'assistant'");
  return v.object(
    {
      messages: v.pipe(
        v.array(v.object({ role, content }, 'must be an object {role, content}'), 'must be a list of {role, content}'),
        v.maxLength(messages, `must hold at most ${messages} messages: start a new conversation`),
        v.check((list) => list.some((message) => message.role === 'user'), 'must hold a message of the user'),
      ),
      extractParams: v.optional(v.boolean('must be true or false'), false),
    },
    'must be a JSON object {messages, extractParams}',
  );
}
