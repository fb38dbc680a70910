import pTimeout from 'p-timeout';
import { withDeadline } from '../deadline.ts';
import { type Completion, readCompletion } from './completion.ts';
import { ModelError } from './model-error.ts';
import { estimateTokens } from './tokens.ts';

/** The model's address and request settings. */
export interface ModelSettings {
  /**
   * The API's base URL (http or https), to which `/chat/completions` is added. Includes the service's version, if it has one.
   * A trailing slash is optional (`https://api.openai.com/v1`, `http://localhost:11434/v1/`).
   */
  readonly baseUrl: string;
  /** Sent as the bearer token. A self-hosted server without authentication accepts any value. */
  readonly apiKey: string;
  readonly model: string;
  /** Milliseconds for one call, including its retry. Default: 8000. */
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

/** Calls the model once. The caller's signal aborts the call with its reason. @throws ModelError */
export type ChatCompletions = (
  request: ChatRequest,
  options: { now: Date; signal: AbortSignal },
) => Promise<Completion>;

const DEFAULT_TIMEOUT_MS = 8_000;
/** Much more than an answer of a few hundred tokens needs. */
const MAX_BYTES = 256 * 1_024;
/** Low, so that the same sentence gives the same result. */
const TEMPERATURE = 0.2;

/**
 * The request format of a service. Most accept `full`. OpenAI's reasoning models have another name for the token limit and no
 * temperature (`reasoning`). Older servers support no schema, so only the prompt defines the format (`plain`).
 */
type Dialect = 'full' | 'reasoning' | 'plain';

/** The outcome of an attempt that may be followed by another. */
type Attempt =
  | { readonly kind: 'answered'; readonly body: string }
  | { readonly kind: 'again'; readonly error: ModelError; readonly waitMs?: number }
  | { readonly kind: 'adapt'; readonly error: ModelError; readonly dialect: Dialect };

/**
 * Creates a client of an OpenAI-compatible service that uses Web standards only.
 *
 * A call is retried once on 429, 5xx and a lost connection, within its timeout. A Retry-After beyond the timeout
 * ends it at once. After a 400, the call is repeated once in a plainer dialect, which later calls keep.
 *
 * @throws Error that names AI_BASE_URL if it is not an API's URL.
 */
export function createChatCompletions(
  { baseUrl, apiKey, model, timeoutMs = DEFAULT_TIMEOUT_MS }: ModelSettings,
  fetch: typeof globalThis.fetch,
): ChatCompletions {
  const address = getUrl(baseUrl);
  let dialect: Dialect = 'full';

  async function attempt(body: string, signal: AbortSignal, now: Date): Promise<Attempt> {
    try {
      const response = await fetch(address, {
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
    } catch (cause) {
      if (cause instanceof ModelError) throw cause;
      signal.throwIfAborted();
      const message =
        'Could not connect to the model, or lost the connection. Check AI_BASE_URL and whether its server is running.';
      return { kind: 'again', error: new ModelError('unavailable', message, { cause }) };
    }
  }

  async function complete(request: ChatRequest, now: Date, signal: AbortSignal): Promise<Completion> {
    signal.throwIfAborted();
    const ends = performance.now() + timeoutMs;
    let mayRetry = true;
    let mayAdapt = true;
    let currentDialect = dialect;
    for (;;) {
      const ended = await attempt(createBody(request, model, currentDialect), signal, now);
      switch (ended.kind) {
        case 'answered':
          dialect = currentDialect;
          return readCompletion(ended.body, (text) => ({
            promptTokens: estimateTokens(request.messages.map(({ content }) => content)),
            completionTokens: estimateTokens([text]),
          }));
        case 'again': {
          const waitMs = ended.waitMs ?? timeoutMs / 20;
          // An eighth of the time must be left for the answer.
          if (!mayRetry || performance.now() + waitMs > ends - timeoutMs / 8) throw ended.error;
          await pTimeout(new Promise((resolve) => setTimeout(resolve, waitMs)), { milliseconds: Infinity, signal });
          mayRetry = false;
          break;
        }
        case 'adapt':
          if (!mayAdapt || ended.dialect === currentDialect) throw ended.error;
          mayAdapt = false;
          currentDialect = ended.dialect;
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

/** Returns the request URL. It keeps the base URL's query, which some gateways need. */
function getUrl(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (!url || !/^https?:$/u.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new Error(
      'AI_BASE_URL must be an http or https address without a user name, such as https://api.openai.com/v1. Leave it empty to run without a model.',
    );
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

/** Decides what to do after an unsuccessful response. */
async function readRefusal(response: Response, now: Date): Promise<Attempt> {
  const { status } = response;
  if (status === 400 || status === 422) {
    const wantsOtherCap = (await readText(response)).includes('max_completion_tokens');
    const message = `The service rejected the request (${status}). Check that AI_MODEL is one of its chat models.`;
    const error = new ModelError('unavailable', message, { status });
    return { kind: 'adapt', error, dialect: wantsOtherCap ? 'reasoning' : 'plain' };
  }
  await response.body?.cancel();
  const retryAfterSeconds = parseRetryAfter(response.headers.get('retry-after'), now);
  const details = { status, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
  const wait = retryAfterSeconds === undefined ? {} : { waitMs: retryAfterSeconds * 1_000 };
  if (status === 429) {
    const error = new ModelError('rate-limited', 'The service’s rate limit was reached (429).', details);
    return { kind: 'again', error, ...wait };
  }
  if (status >= 500) {
    const error = new ModelError('unavailable', `The service failed (${status}).`, details);
    return { kind: 'again', error, ...wait };
  }
  throw new ModelError('unavailable', getReason(status), details);
}

function getReason(status: number): string {
  if (status === 401 || status === 403) return `The service rejected the key (${status}). Set a valid AI_API_KEY.`;
  if (status === 404) return 'The service does not have this URL or model (404). Check AI_BASE_URL and AI_MODEL.';
  // `fetch` in browsers and some edge runtimes reports an unfollowed redirect as 0.
  if (status === 0 || (status >= 300 && status < 400))
    return 'The service redirected the request, which would send the key elsewhere. Set AI_BASE_URL to its current URL.';
  return `The service rejected the request (${status}). Check AI_BASE_URL and AI_MODEL.`;
}

/** Parses Retry-After (seconds or a date) to seconds. */
function parseRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+\s*$/u.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now.getTime()) / 1_000));
}

/** Reads a response up to a maximum size. @throws ModelError `malformed` if it is larger. */
async function readText(response: Response): Promise<string> {
  const tooLarge = () => new ModelError('malformed', `The service’s response is larger than ${MAX_BYTES} bytes.`);
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > MAX_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}
