import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal that its message may tell the caller: `{error: {code, message}}` with this status. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  /**
   * @param code A short name for programs, e.g. `too-large`.
   * @param message What happened and how to mend it, for people.
   */
  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }

  /** The answer in the shape that every part of the server but /rest/v1 uses. */
  toResponse(): Response {
    return Response.json(
      { error: { code: this.code, message: this.message } },
      { status: this.status, headers: { 'cache-control': 'no-store', ...this.headers } },
    );
  }
}

/** The path exists, but not for this method. */
export const methodNotAllowed = (method: string, allow: string) =>
  new HttpError(405, 'method-not-allowed', `${method} is not possible here: use ${allow}.`, { allow });

/** The body has more than `maxBytes` bytes. */
export const tooLarge = (maxBytes: number) =>
  new HttpError(413, 'too-large', `The body is larger than ${maxBytes} bytes. Send less.`);
