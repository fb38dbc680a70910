import {
  CONVERSATION_LIMITS,
  SIGNATURE_HEADER,
  SIGNATURE_WINDOW_SECONDS,
  TIMESTAMP_HEADER,
} from '@forecourt/search-core';
import { verifyRequest } from '@forecourt/search-core/server';
import type { Verification } from '@forecourt/search-core/server';
import * as v from 'valibot';
import { answerQuestion } from './answer-question.ts';
import { parseBody, readBody } from './body.ts';
import { getAddressBucket } from './client-address.ts';
import { createEndpoint } from './endpoint.ts';
import { HttpError, respondWithJson } from './http-error.ts';
import { createRequestLimiter } from './limits/request-limits.ts';
import { PROMPT_VERSION } from './model/prompt.ts';
import { createReplayCache } from './replay-cache.ts';
import type { Services } from './services.ts';

const { bytes: MAX_BYTES, messages: MAX_MESSAGES, characters: MAX_CHARACTERS } = CONVERSATION_LIMITS;
/**
 * One request is counted per `BYTES_PER_REQUEST`, rounded up, and one more for every `MESSAGES_PER_REQUEST` messages
 * after the first.
 */
const BYTES_PER_REQUEST = 2_048;
const MESSAGES_PER_REQUEST = 8;

const EXAMPLE = '{"messages": [{"role": "user", "content": "…"}]}';

/** The error messages complete the sentence 'FIELD … '. */
const messageSchema = v.object(
  {
    // There is no 'system' role, because only the server instructs the assistant.
    role: v.picklist(['user', 'assistant'], "must be 'user' or 'assistant'"),
    content: v.pipe(
      v.string('must be a string'),
      v.maxLength(MAX_CHARACTERS, `must have at most ${MAX_CHARACTERS} characters`),
      v.check((text) => text.trim() !== '', 'must not be empty'),
    ),
  },
  'must be an object {role, content}',
);
const bodySchema = v.object(
  {
    messages: v.pipe(
      v.array(messageSchema, 'must be a list of {role, content}'),
      v.maxLength(MAX_MESSAGES, `must contain at most ${MAX_MESSAGES} messages: start a new conversation`),
      v.check((list) => list.some(({ role }) => role === 'user'), 'must contain a message from the user'),
    ),
    extractParams: v.optional(v.boolean('must be true or false'), false),
  },
  'must be a JSON object {messages, extractParams}',
);

/**
 * Creates `POST /api/ai-conversation`: `{messages: [{role, content}]}` → `{response}`, with `extractParams: true` →
 * `{searchParams, explanation}`.
 *
 * Requests are signed: X-ADS-Timestamp (seconds since 1970) and X-ADS-Signature (hex HMAC-SHA-256 of timestamp, a full
 * stop and the body). Errors are `{error: {code, message}}`: 400 malformed, 401 unsigned, wrong or stale (then with
 * `serverTime` in seconds, so that the caller can correct its clock), 405, 413, 429 with Retry-After, 500, 503.
 *
 * A repeated request gets the same response and does not count towards the limits. An unsigned one does count.
 */
export function createConversation({ env, counters, model, log, now }: Services) {
  const countRequest = createRequestLimiter(counters, 'CHAT', env);
  const replayCache = createReplayCache(() => now().getTime());
  const events = { asked: 'The assistant was asked.', failed: 'The assistant failed.' };
  return createEndpoint({ path: '/api/ai-conversation', method: 'POST', events, log }, async (context) => {
    const { address, signal, line } = context.var;
    line['limits'] = counters.state();
    const body = await readBody(context, { maxBytes: MAX_BYTES, hint: 'Start a new conversation.' });
    const timestamp = context.req.header(TIMESTAMP_HEADER) ?? null;
    const signature = context.req.header(SIGNATURE_HEADER) ?? null;
    const verification = await verifyRequest({
      secrets: env.ADS_SIGNING_SECRET,
      timestamp,
      signature,
      body,
      now: now(),
    });
    const bucket = getAddressBucket(address);
    const weight = Math.max(1, Math.ceil(body.byteLength / BYTES_PER_REQUEST));
    if (verification !== 'ok') {
      await countRequest(bucket, weight);
      throw createSignatureError(verification, now());
    }
    const { text, isReplay } = await replayCache.answer((signature ?? '').toLowerCase(), {
      expires: (Number(timestamp) + SIGNATURE_WINDOW_SECONDS + 1) * 1_000,
      signal,
      createResponse: async (requestSignal) => {
        await countRequest(bucket, weight);
        const { messages, extractParams } = parseBody(bodySchema, body, EXAMPLE);
        const extraWeight = Math.floor((messages.length - 1) / MESSAGES_PER_REQUEST);
        if (extraWeight > 0) await countRequest(bucket, extraWeight);
        Object.assign(line, { turns: messages.length, extract: extractParams });
        const question = { messages, extractParams, bucket, now: now(), signal: requestSignal };
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
