import pTimeout from 'p-timeout';
import { withDeadline } from '../deadline.ts';
import { type Completion, readCompletion } from './completion.ts';
import { ModelError } from './model-error.ts';
import { estimateTokens } from './tokens.ts';

/** The model's address and request settings. */
export interface ModelSettings {
  /**
   * The API's base URL (http or https), with the service's version if it has one, such as `https://api.openai.com/v1`.
   * `/chat/completions` is added.
   */
  readonly baseUrl: string;
  /** Sent as the bearer token. A self-hosted server without authentication accepts any value. */
  readonly apiKey: string;
  readonly model: string;
  /** Milliseconds for one call, including its retry. Default: `MODEL_TIMEOUT_MS`. */
  readonly timeoutMs?: number;
}

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  /** Maximum number of tokens that the model may write. */
  readonly maxTokens: number;
  /** The JSON schema of the output, valid for the strict mode of structured outputs. */
  readonly format: { readonly name: string; readonly schema: object };
}

/**
 * If the caller's signal aborts, the call rejects with the signal's reason.
 * @throws ModelError
 */
export type ChatCompletions = (
  request: ChatRequest,
  options: { now: Date; signal: AbortSignal },
) => Promise<Completion>;

/** Timeout of a model call, including its retry. The host's timeout must be longer. */
export const MODEL_TIMEOUT_MS = 8_000;
/** Far more than an answer of a few hundred tokens needs. */
const MAX_RESPONSE_BYTES = 256 * 1_024;
/** Low, so that the same sentence usually gives the same result. */
const TEMPERATURE = 0.2;

/**
 * Most services accept `full`. OpenAI's reasoning models have another name for the token limit and no temperature
 * (`reasoning`). Older servers support no schema (`plain`).
 */
type Dialect = 'full' | 'reasoning' | 'plain';

/** `retry` sends the same request again, `adapt` sends it in another dialect. */
type Attempt =
  | { readonly kind: 'answered'; readonly body: string }
  | { readonly kind: 'retry'; readonly error: ModelError; readonly waitMs?: number | undefined }
  | { readonly kind: 'adapt'; readonly error: ModelError; readonly dialect: Dialect };

/**
 * Creates a client for an OpenAI-compatible service.
 *
 * A call is retried once on 429, 5xx and a lost connection, if enough of the timeout is left. After a 400 or 422, it is
 * repeated once in another dialect, which later calls use too if the service accepts it.
 */
export function createChatCompletions(
  { baseUrl, apiKey, model, timeoutMs = MODEL_TIMEOUT_MS }: ModelSettings,
  fetch: typeof globalThis.fetch,
): ChatCompletions {
  const completionsUrl = getUrl(baseUrl);
  let dialect: Dialect = 'full';

  async function attemptRequest(body: string, signal: AbortSignal, now: Date): Promise<Attempt> {
    try {
      const response = await fetch(completionsUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          authorization: `Bearer ${apiKey}`,
        },
        body,
        // A redirect would send the key and the conversation to a URL that nobody configured.
        redirect: 'manual',
        signal,
      });
      if (response.ok) return { kind: 'answered', body: await readText(response) };
      return await readRefusal(response, now);
    } catch (error) {
      if (error instanceof ModelError) throw error;
      signal.throwIfAborted();
      const message =
        'Could not connect to the model, or lost the connection. Check AI_BASE_URL and whether its server is running.';
      return { kind: 'retry', error: new ModelError('unavailable', message) };
    }
  }

  async function complete(request: ChatRequest, now: Date, signal: AbortSignal): Promise<Completion> {
    signal.throwIfAborted();
    const deadline = performance.now() + timeoutMs;
    let mayRetry = true;
    let mayAdapt = true;
    let currentDialect = dialect;
    for (;;) {
      const outcome = await attemptRequest(createBody(request, model, currentDialect), signal, now);
      switch (outcome.kind) {
        case 'answered':
          dialect = currentDialect;
          return readCompletion(outcome.body, (text) => ({
            promptTokens: estimateTokens(request.messages.map(({ content }) => content)),
            completionTokens: estimateTokens([text]),
          }));
        case 'retry': {
          const waitMs = outcome.waitMs ?? timeoutMs / 20;
          // An eighth of the timeout must be left for the answer.
          if (!mayRetry || performance.now() + waitMs > deadline - timeoutMs / 8) throw outcome.error;
          await pTimeout(new Promise((resolve) => setTimeout(resolve, waitMs)), { milliseconds: Infinity, signal });
          mayRetry = false;
          break;
        }
        case 'adapt':
          if (!mayAdapt || outcome.dialect === currentDialect) throw outcome.error;
          mayAdapt = false;
          currentDialect = outcome.dialect;
          break;
      }
    }
  }

  return (request, { now, signal }) =>
    withDeadline((ending) => complete(request, now, ending), {
      timeoutMs,
      signal,
      onTimeout: () =>
        new ModelError(
          'timeout',
          `The model did not respond within ${timeoutMs} ms. Use a faster or closer one (AI_MODEL, AI_BASE_URL).`,
        ),
    });
}

/** Keeps the base URL's query, which some gateways need. */
function getUrl(baseUrl: string): string {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/u, '')}/chat/completions`;
  url.hash = '';
  return url.href;
}

function createBody({ messages, maxTokens, format }: ChatRequest, model: string, dialect: Dialect): string {
  return JSON.stringify({
    model,
    messages,
    ...(dialect === 'reasoning'
      ? { max_completion_tokens: maxTokens }
      : { max_tokens: maxTokens, temperature: TEMPERATURE }),
    ...(dialect !== 'plain' && {
      response_format: { type: 'json_schema', json_schema: { ...format, strict: true } },
    }),
  });
}

/** A redirect counts as a refusal, because following it would send the key elsewhere. */
async function readRefusal(response: Response, now: Date): Promise<Attempt> {
  const { status, headers } = response;
  const isTemporary = status === 429 || status >= 500;
  const advice = isTemporary
    ? 'Check its quota and whether it is available.'
    : 'Check AI_BASE_URL, AI_API_KEY and AI_MODEL.';
  const error = new ModelError(
    status === 429 ? 'rate-limited' : 'unavailable',
    `The model’s service responded with status ${status}. ${advice}`,
  );
  if (status === 400 || status === 422) {
    const needsOtherTokenLimit = (await readText(response)).includes('max_completion_tokens');
    return { kind: 'adapt', error, dialect: needsOtherTokenLimit ? 'reasoning' : 'plain' };
  }
  await response.body?.cancel();
  if (isTemporary) return { kind: 'retry', error, waitMs: parseRetryAfter(headers, now) };
  throw error;
}

/** Returns milliseconds. The header contains seconds or a date. */
function parseRetryAfter(headers: Headers, now: Date): number | undefined {
  const value = headers.get('retry-after') ?? '';
  const waitMs = /^\s*\d+\s*$/u.test(value) ? Number(value) * 1_000 : Date.parse(value) - now.getTime();
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}

/** @throws ModelError `malformed` if the response is larger than `MAX_RESPONSE_BYTES` */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  // An exception in the loop cancels the response.
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_RESPONSE_BYTES)
      throw new ModelError('malformed', `The service’s response is larger than ${MAX_RESPONSE_BYTES} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
