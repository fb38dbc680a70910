import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface HttpErrorOptions {
  /** Additional fields of the body's `error`. */
  readonly details?: Readonly<Record<string, string | number | Readonly<Record<string, string>>>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Seconds to wait before the next attempt, for the header Retry-After. */
  readonly retryAfter?: number;
}

/** Creates an uncacheable JSON response. */
export const respondWithJson = (text: string, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  });

/** An error response for the caller: `{error: {code, message, …details}}` with this status. */
export class HttpError extends HTTPException {
  override name = 'HttpError';
  /** A short name for programs, such as `too-large`. */
  readonly code: string;
  readonly details: HttpErrorOptions['details'];
  readonly headers: Readonly<Record<string, string>>;

  /** @param message What happened and what to do, for people. */
  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    { details, headers, retryAfter }: HttpErrorOptions = {},
  ) {
    super(status, { message });
    this.code = code;
    this.details = details;
    this.headers = { ...headers, ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }) };
  }

  override getResponse(): Response {
    const { status, code, message, details, headers } = this;
    return respondWithJson(JSON.stringify({ error: { code, message, ...details } }), status, headers);
  }
}

/** Creates a handler for the methods that a path does not support. */
export const createMethodRejection = (allow: string) => (context: Context) => {
  const message = `${context.req.method} is not allowed here. Use ${allow}.`;
  throw new HttpError(405, 'method-not-allowed', message, { headers: { allow } });
};

/** Creates the error for a function that is not configured or cannot start. */
export const createNotSetUpError = () =>
  new HttpError(503, 'not-set-up', 'The server is not ready for this request. See its log for the reason.', {
    retryAfter: 60,
  });

/** Creates the error for a caller that has disconnected. Nobody receives it, but the log contains its code. */
export const createAbortError = () => new HttpError(503, 'aborted', 'The caller closed the connection.');

/**
 * Converts any exception to an HttpError. The caller learns nothing about an unexpected error.
 *
 * @param signal Aborts when nobody is waiting for the response any more.
 */
export function toHttpError(error: unknown, signal?: AbortSignal): HttpError {
  if (error instanceof HttpError) return error;
  if (signal?.aborted) return createAbortError();
  return new HttpError(500, 'internal', 'The server could not answer. Try again in a moment.');
}
