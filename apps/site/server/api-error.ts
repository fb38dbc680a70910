/** A refusal that its message may tell the caller: `{error: {code, message, …details}}` with this status. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, string | number>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    {
      details = {},
      headers = {},
    }: { details?: Readonly<Record<string, string | number>>; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

export const methodNotAllowed = (method: string, allow: string) =>
  new ApiError(405, 'method-not-allowed', `${method} is not possible here: use ${allow}.`, { headers: { allow } });

/** Takes an error that no handler foresaw. */
export type UnexpectedErrorLog = (error: unknown) => void;

/**
 * Makes a Web-standard handler of a function that gives the answer's JSON or throws an {@link ApiError}. What
 * else it throws goes to the log and becomes a 500 that tells nothing.
 */
export function answerWith(
  log: UnexpectedErrorLog,
  handle: (request: Request) => Promise<object>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return json(200, await handle(request));
    } catch (error) {
      if (error instanceof ApiError) {
        const { status, code, message, details, headers } = error;
        return json(status, { error: { code, message, ...details } }, headers);
      }
      log(error);
      return json(500, { error: { code: 'internal', message: 'The server failed to answer. Try again in a moment.' } });
    }
  };
}

function json(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
