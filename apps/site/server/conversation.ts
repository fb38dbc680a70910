import {
  assistantParamsSchema,
  SIGNATURE_HEADER,
  SIGNATURE_WINDOW_SECONDS,
  TIMESTAMP_HEADER,
} from '@forecourt/search-core';
import { describe, paramsOf, read } from '@forecourt/search-core/assistant';
import { verifyRequest } from '@forecourt/search-core/server';
import * as v from 'valibot';
import { ApiError, answerWith, methodNotAllowed } from './api-error.ts';
import type { UnexpectedErrorLog } from './api-error.ts';
import { readBody } from './read-body.ts';

/** How much one conversation may hold. */
export interface ConversationLimits {
  /** Bytes of one body. */
  readonly bytes: number;
  /** Messages of one conversation, both sides counted. */
  readonly messages: number;
  /** Characters (UTF-16 units) of one message. */
  readonly characters: number;
}

export const CONVERSATION_LIMITS: ConversationLimits = { bytes: 65_536, messages: 40, characters: 2_000 };

export interface ConversationOptions {
  /** The signing secrets that are valid now. */
  readonly secrets: readonly string[];
  readonly limits?: ConversationLimits;
  readonly now?: () => Date;
  /** Takes what nobody foresaw; the caller gets a 500 without its text. */
  readonly log: UnexpectedErrorLog;
}

/**
 * Makes the handler of `POST /api/ai-conversation`: `{messages: [{role, content}]}` is answered by
 * `{response}`, with `extractParams: true` by `{searchParams, explanation}`. The rule-based reader answers.
 *
 * The request is signed: header X-ADS-Timestamp (seconds since 1970) and X-ADS-Signature (hex HMAC-SHA-256 of
 * timestamp, a full stop and the body). Refusals are `{error: {code, message}}`: 400 malformed, 401 unsigned,
 * wrong or stale (then with `serverTime`, in seconds, by which the caller corrects its clock), 405, 413.
 */
export function createConversation({
  secrets,
  limits = CONVERSATION_LIMITS,
  now = () => new Date(),
  log,
}: ConversationOptions): (request: Request) => Promise<Response> {
  const bodySchema = conversationSchema(limits);
  return answerWith(log, async (request) => {
    if (request.method !== 'POST') throw methodNotAllowed(request.method, 'POST');
    const body = await readBody(request, limits.bytes);
    await requireSignature(request, body, secrets, now());
    const { messages, extractParams } = parseBody(bodySchema, body);
    const reading = read(messages, { now: now() });
    return extractParams
      ? { searchParams: v.parse(assistantParamsSchema, paramsOf(reading)), explanation: reading }
      : { response: describe(reading) };
  });
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

function parseBody(schema: ReturnType<typeof conversationSchema>, bytes: Uint8Array<ArrayBuffer>) {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(400, 'malformed', 'The body is no JSON. Send {"messages": [{"role": "user", "content": "…"}]}.');
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  // a key that is missing is reported where its object is
  const missing = issue.type === 'object' && issue.expected?.startsWith('"') ? issue.expected : undefined;
  const at = v.getDotPath(issue) ?? 'The body';
  throw new ApiError(400, 'malformed', missing ? `${at} is missing.` : `${at} ${issue.message}.`);
}

async function requireSignature(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  secrets: readonly string[],
  now: Date,
): Promise<void> {
  const verification = await verifyRequest({
    secrets,
    timestamp: request.headers.get(TIMESTAMP_HEADER),
    signature: request.headers.get(SIGNATURE_HEADER),
    body,
    now,
  });
  switch (verification) {
    case 'ok':
      return;
    case 'unsigned':
      throw new ApiError(401, 'unsigned', `Sign the request: the headers ${TIMESTAMP_HEADER} and ${SIGNATURE_HEADER}.`);
    case 'wrong':
      throw new ApiError(401, 'wrong', 'The signature does not belong to this timestamp, body and secret.');
    case 'stale':
      throw new ApiError(
        401,
        'stale',
        `The timestamp is more than ${SIGNATURE_WINDOW_SECONDS} seconds off: set the clock, or sign with serverTime.`,
        { details: { serverTime: Math.floor(now.getTime() / 1000) } },
      );
  }
}
