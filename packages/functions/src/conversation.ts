import {
  CONVERSATION_LIMITS,
  SIGNATURE_HEADER,
  SIGNATURE_WINDOW_SECONDS,
  TIMESTAMP_HEADER,
} from '@forecourt/search-core';
import type { ConversationLimits } from '@forecourt/search-core';
import { verifyRequest } from '@forecourt/search-core/server';
import type { Verification } from '@forecourt/search-core/server';
import { answerQuestion } from './answer-question.ts';
import type { BudgetedModel } from './answer-question.ts';
import { parseBody, readBody } from './body.ts';
import { getAddressBucket } from './client-address.ts';
import { createConversationSchema } from './conversation-body.ts';
import { createEndpoint } from './endpoint.ts';
import { HttpError } from './http-error.ts';
import { countRequest } from './limits/request-limits.ts';
import type { RequestLimits } from './limits/request-limits.ts';
import type { Log, LogFields } from './log.ts';
import { PROMPT_VERSION } from './model/index.ts';
import type { ReplayCache } from './replay-cache.ts';
import { respondWithJson } from './respond-with-json.ts';

export interface ConversationOptions {
  /** The signing secrets that are valid now. */
  readonly secrets: readonly string[];
  readonly requestLimits: RequestLimits;
  readonly replays: ReplayCache;
  /** If undefined, the rules answer alone. */
  readonly model?: BudgetedModel | undefined;
  readonly limits?: ConversationLimits;
  /** More for the log's line of a request, such as where limits are counted. */
  readonly logged?: () => LogFields;
  readonly now: () => Date;
  readonly log: Log;
}

/** A body counts as one more request for every so many bytes, and for every so many messages: it takes longer to read. */
const BYTES_PER_REQUEST = 2_048;
const MESSAGES_PER_REQUEST = 8;

const EXAMPLE = '{"messages": [{"role": "user", "content": "…"}]}';

/**
 * Creates `POST /api/ai-conversation`: `{messages: [{role, content}]}` → `{response}`, with `extractParams: true`
 * → `{searchParams, explanation}`.
 *
 * The request is signed: header X-ADS-Timestamp (seconds since 1970) and X-ADS-Signature (hex HMAC-SHA-256 of timestamp, a
 * full stop and the body). Refusals are `{error: {code, message}}`: 400 malformed, 401 unsigned, wrong or stale (then with
 * `serverTime` in seconds, so that the caller can correct its clock), 405, 413, 429 with Retry-After, 500, 503.
 *
 * Checks are ordered by cost: method, size, signature. A repeated request gets the same answer again and does not count. Every
 * other request with a body counts towards the limits, signed or not.
 */
export function createConversation({
  secrets,
  requestLimits,
  replays,
  model,
  limits = CONVERSATION_LIMITS,
  logged,
  now,
  log,
}: ConversationOptions) {
  const schema = createConversationSchema(limits);
  const events = { asked: 'The assistant was asked.', failed: 'The assistant failed.' };
  return createEndpoint({ path: '/api/ai-conversation', method: 'POST', events, logged, log }, async (context) => {
    const { address, signal, line } = context.var;
    const body = await readBody(context, { maxBytes: limits.bytes, hint: 'Start a new conversation.' });
    const timestamp = context.req.header(TIMESTAMP_HEADER) ?? null;
    const signature = context.req.header(SIGNATURE_HEADER) ?? null;
    const verification = await verifyRequest({ secrets, timestamp, signature, body, now: now() });
    const bucket = getAddressBucket(address);
    const weight = Math.max(1, Math.ceil(body.byteLength / BYTES_PER_REQUEST));
    if (verification !== 'ok') {
      await countRequest(requestLimits, bucket, weight);
      throw createSignatureError(verification, now());
    }
    const { text, isReplay } = await replays.answer((signature ?? '').toLowerCase(), {
      expires: (Number(timestamp) + SIGNATURE_WINDOW_SECONDS + 1) * 1_000,
      signal,
      make: async (wanted) => {
        await countRequest(requestLimits, bucket, weight);
        const { messages, extractParams } = parseBody(schema, body, EXAMPLE);
        const extra = Math.floor((messages.length - 1) / MESSAGES_PER_REQUEST);
        if (extra > 0) await countRequest(requestLimits, bucket, extra);
        Object.assign(line, { turns: messages.length, extract: extractParams });
        const question = { messages, extractParams, bucket, now: now(), signal: wanted };
        const { body: answer, source, tokens, fallback } = await answerQuestion(question, model);
        const prompt = source === 'model' ? PROMPT_VERSION : undefined;
        Object.assign(line, { source, prompt, tokens: tokens || undefined, fallback });
        return JSON.stringify(answer);
      },
    });
    line['outcome'] = isReplay ? 'replayed' : 'answered';
    return respondWithJson(text);
  });
}

const SIGNATURE_ERRORS: Readonly<Record<Exclude<Verification, 'ok'>, string>> = {
  unsigned: `Sign the request with the headers ${TIMESTAMP_HEADER} and ${SIGNATURE_HEADER}.`,
  wrong: 'The signature does not match this timestamp, body and secret.',
  stale: `The timestamp is more than ${SIGNATURE_WINDOW_SECONDS} seconds off. Set the clock, or sign with serverTime.`,
};

function createSignatureError(verification: Exclude<Verification, 'ok'>, now: Date): HttpError {
  const details = verification === 'stale' ? { serverTime: Math.floor(now.getTime() / 1_000) } : {};
  return new HttpError(401, verification, SIGNATURE_ERRORS[verification], { details });
}
