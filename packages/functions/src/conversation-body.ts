import type { Message } from '@forecourt/assistant';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';

/** How much one conversation may hold. */
export interface ConversationLimits {
  /** Bytes of one body. */
  readonly bytes: number;
  /** Messages of one conversation, both sides counted. */
  readonly messages: number;
  /** Characters (UTF-16 units) of one message. */
  readonly characters: number;
}

/** The bytes are what costs: as many of them in more messages are read no slower. So a long talk keeps its first wish. */
export const CONVERSATION_LIMITS: ConversationLimits = { bytes: 65_536, messages: 400, characters: 2_000 };

/** What `POST /api/ai-conversation` is sent. */
export interface ConversationBody {
  readonly messages: Message[];
  readonly extractParams: boolean;
}

/**
 * Makes the function that reads a body, which throws an {@link ApiError} 400 that names what is wrong in it.
 */
export function conversationReader(limits: ConversationLimits): (bytes: Uint8Array<ArrayBuffer>) => ConversationBody {
  const schema = conversationSchema(limits);
  return (bytes) => {
    const result = v.safeParse(schema, parseJson(bytes));
    if (result.success) return result.output;
    const [issue] = result.issues;
    // a key that is missing is reported where its object is
    const missing = issue.type === 'object' && issue.expected?.startsWith('"') ? issue.expected : undefined;
    const at = v.getDotPath(issue) ?? 'The body';
    throw new ApiError(400, 'malformed', missing ? `${at} is missing.` : `${at} ${issue.message}.`);
  };
}

function conversationSchema({ messages, characters }: ConversationLimits) {
  const content = v.pipe(
    v.string('must be a text'),
    v.maxLength(characters, `must have at most ${characters} characters`),
    v.check((text) => text.trim() !== '', 'must not be empty'),
  );
  return v.object(
    {
      messages: v.pipe(
        v.array(
          v.object(
            // never 'system': what the assistant is told is decided on the server
            { role: v.picklist(['user', 'assistant'], "must be 'user' or 'assistant'"), content },
            'must be an object {role, content}',
          ),
          'must be a list of {role, content}',
        ),
        v.maxLength(messages, `must hold at most ${messages} messages: start a new conversation`),
        v.check((list) => list.some(({ role }) => role === 'user'), 'must hold a message of the user'),
      ),
      extractParams: v.optional(v.boolean('must be true or false'), false),
    },
    'must be a JSON object {messages, extractParams}',
  );
}

function parseJson(bytes: Uint8Array<ArrayBuffer>): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(400, 'malformed', 'The body is no JSON. Send {"messages": [{"role": "user", "content": "…"}]}.');
  }
}
