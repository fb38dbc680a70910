import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { respondWithJson } from './respond-with-json.ts';

/** More fields of an error's body, next to its code and message. */
type Details = Readonly<Record<string, string | number | Readonly<Record<string, string>>>>;
type Headers = Readonly<Record<string, string>>;

/** A refusal with a message for the caller: `{error: {code, message, …details}}` with this status. */
export class HttpError extends HTTPException {
  override name = 'HttpError';
  /** A short name for programs, such as `too-large`. */
  readonly code: string;
  readonly details: Details;
  readonly headers: Headers;

  /** @param message What happened and what to do, for people. */
  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    { details = {}, headers = {} }: { details?: Details; headers?: Headers } = {},
  ) {
    super(status, { message });
    this.code = code;
    this.details = details;
    this.headers = headers;
  }

  override getResponse(): Response {
    const { status, code, message, details, headers } = this;
    return respondWithJson(JSON.stringify({ error: { code, message, ...details } }), { status, headers });
  }
}

/** The path exists, but not for this method. */
export const createMethodNotAllowedError = (method: string, allow: string) =>
  new HttpError(405, 'method-not-allowed', `${method} is not allowed here. Use ${allow}.`, { headers: { allow } });

/** The caller has gone. Nobody reads this response; the log has its code. */
export const createAbortError = () => new HttpError(503, 'aborted', 'The caller closed the connection.');

/**
 * Returns the refusal for anything thrown. The caller learns nothing about an unexpected error.
 *
 * @param signal Aborts when nobody waits for the response any more.
 */
export function toHttpError(error: unknown, signal?: AbortSignal): HttpError {
  if (error instanceof HttpError) return error;
  if (signal?.aborted) return createAbortError();
  return new HttpError(500, 'internal', 'The server failed to answer. Try again in a moment.');
}
