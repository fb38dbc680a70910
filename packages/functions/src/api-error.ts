/** What an error says beside its code and message. */
type Details = Readonly<Record<string, string | number | Readonly<Record<string, string>>>>;

/** A refusal that its message may tell the caller: `{error: {code, message, …details}}` with this status. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly details: Details;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    { details = {}, headers = {} }: { details?: Details; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.headers = headers;
  }

  toResponse(): Response {
    const { code, message, details } = this;
    return json(this.status, JSON.stringify({ error: { code, message, ...details } }), this.headers);
  }
}

export const methodNotAllowed = (method: string, allow: string) =>
  new ApiError(405, 'method-not-allowed', `${method} is not possible here: use ${allow}.`, { headers: { allow } });

/** What the caller learns of an error that nobody foresaw: nothing. The log has it. */
export const internalError = () => new ApiError(500, 'internal', 'The server failed to answer. Try again in a moment.');

/** An answer that no cache keeps. `text` is JSON already. */
export function json(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  });
}
