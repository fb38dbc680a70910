import { SIGNATURE_HEADER, SIGNATURE_WINDOW_SECONDS, TIMESTAMP_HEADER } from '@forecourt/search-core';
import { verifyRequest } from '@forecourt/search-core/server';
import type { Verification } from '@forecourt/search-core/server';
import { answerQuestion } from './answering.ts';
import type { Answer, BudgetedModel } from './answering.ts';
import { ApiError, json, methodNotAllowed } from './api-error.ts';
import { addressBucket } from './client-address.ts';
import { CONVERSATION_LIMITS, conversationReader } from './conversation-body.ts';
import type { ConversationLimits } from './conversation-body.ts';
import { loggedHandler } from './handler.ts';
import type { Handler, Line } from './handler.ts';
import type { RequestLimits } from './limits/request-limits.ts';
import type { Log, LogFields } from './log.ts';
import { PROMPT_VERSION } from './model/index.ts';
import { readBody } from './read-body.ts';
import type { ReplayCache } from './replay-cache.ts';

export interface ConversationOptions {
  /** The signing secrets that are valid now. */
  readonly secrets: readonly string[];
  readonly requestLimits: RequestLimits;
  readonly replays: ReplayCache;
  /** Without one the rules answer. */
  readonly model?: BudgetedModel | undefined;
  readonly limits?: ConversationLimits;
  /** More for the log's line of a request, such as where limits are counted. */
  readonly logged?: () => LogFields;
  readonly now: () => Date;
  readonly log: Log;
}

/** A body counts as one request for every so many bytes, and as one more for every so many messages: it takes as much longer. */
const BYTES_OF_ONE = 2_048;
const MESSAGES_OF_ONE = 8;

/**
 * Makes the handler of `POST /api/ai-conversation`: `{messages: [{role, content}]}` is answered by `{response}`, with
 * `extractParams: true` by `{searchParams, explanation}`.
 *
 * The request is signed: header X-ADS-Timestamp (seconds since 1970) and X-ADS-Signature (hex HMAC-SHA-256 of timestamp, a
 * full stop and the body). Refusals are `{error: {code, message}}`: 400 malformed, 401 unsigned, wrong or stale (then with
 * `serverTime`, in seconds, by which the caller corrects its clock), 405, 413, 429 with Retry-After, 500, 503.
 *
 * What costs nothing is looked at first (method, size), then the signature; a repeated request gets the answer that it had,
 * free of charge. All others that sent a body count towards the limits, signed or not, before anything is read or asked.
 */
export function createConversation({
  secrets,
  requestLimits,
  replays,
  model,
  limits = CONVERSATION_LIMITS,
  logged = () => ({}),
  now,
  log,
}: ConversationOptions): Handler {
  const readConversation = conversationReader(limits);

  const count = async (bucket: string, weight: number): Promise<void> => {
    if (weight === 0) return;
    const refusal = await requestLimits.take(bucket, weight);
    if (!refusal) return;
    const { retryAfter, limit } = refusal;
    const whose = limit === 'address' ? 'You have asked more often than' : 'More is asked at the moment than';
    throw new ApiError(429, 'rate-limited', `${whose} the assistant may answer. Try again in ${retryAfter} seconds.`, {
      headers: { 'retry-after': String(retryAfter) },
    });
  };

  const events = { asked: 'The assistant was asked.', failed: 'The assistant failed.' };
  return loggedHandler({ events, logged, log }, async (request, { address, signal = request.signal }, line) => {
    if (request.method !== 'POST') throw methodNotAllowed(request.method, 'POST');
    const body = await readBody(request, limits.bytes, 'Start a new conversation.');
    const timestamp = request.headers.get(TIMESTAMP_HEADER);
    const signature = request.headers.get(SIGNATURE_HEADER);
    const verification = await verifyRequest({ secrets, timestamp, signature, body, now: now() });
    const bucket = addressBucket(address);
    const weight = Math.max(1, Math.ceil(body.byteLength / BYTES_OF_ONE));
    if (verification !== 'ok') {
      await count(bucket, weight);
      throw refusalOf(verification, now());
    }
    const { text, isReplay } = await replays.answer((signature ?? '').toLowerCase(), {
      expires: (Number(timestamp) + SIGNATURE_WINDOW_SECONDS + 1) * 1_000,
      signal,
      make: async (wanted) => {
        await count(bucket, weight);
        const { messages, extractParams } = readConversation(body);
        await count(bucket, Math.floor((messages.length - 1) / MESSAGES_OF_ONE));
        Object.assign(line, { turns: messages.length, extract: extractParams });
        const answer = await answerQuestion({ messages, extractParams, bucket, now: now(), signal: wanted }, model);
        Object.assign(line, accountOf(answer));
        return JSON.stringify(answer.body);
      },
    });
    line['outcome'] = isReplay ? 'replayed' : 'answered';
    return json(200, text);
  });
}

function accountOf({ source, tokens, fallback }: Answer): Line {
  return {
    source,
    ...(source === 'model' ? { prompt: PROMPT_VERSION } : {}),
    ...(tokens > 0 ? { tokens } : {}),
    ...(fallback === undefined ? {} : { fallback }),
  };
}

function refusalOf(verification: Exclude<Verification, 'ok'>, now: Date): ApiError {
  switch (verification) {
    case 'unsigned':
      return new ApiError(
        401,
        'unsigned',
        `Sign the request: the headers ${TIMESTAMP_HEADER} and ${SIGNATURE_HEADER}.`,
      );
    case 'wrong':
      return new ApiError(401, 'wrong', 'The signature does not belong to this timestamp, body and secret.');
    case 'stale':
      return new ApiError(
        401,
        'stale',
        `The timestamp is more than ${SIGNATURE_WINDOW_SECONDS} seconds off: set the clock, or sign with serverTime.`,
        { details: { serverTime: Math.floor(now.getTime() / 1000) } },
      );
  }
}
