/**
 * An error in PostgREST's format, `{code, details, hint, message}`, which the Supabase client reads.
 * Codes: https://docs.postgrest.org/en/stable/references/errors.html
 */
export class RestError extends Error {
  override name = 'RestError';
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(
    status: number,
    code: string,
    message: string,
    { details = null, hint = null }: { details?: string | null; hint?: string | null } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
  }

  toJSON() {
    return { code: this.code, details: this.details, hint: this.hint, message: this.message };
  }
}

export function toRestResponse(error: RestError, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(error, {
    status: error.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(error.status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      ...headers,
    },
  });
}

export const createParseError = (message: string, details: string) =>
  new RestError(400, 'PGRST100', message, { details });

/** Returns undefined for errors that the app's own error handler answers. */
export function toRestError(error: unknown): RestError | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  if (!/^[0-9A-Z]{5}$/.test(error.code)) return undefined;
  const status = getStatus(error.code);
  if (status === undefined) return undefined;
  const getText = (field: string) => {
    const value = (error as unknown as Record<string, unknown>)[field];
    return typeof value === 'string' ? value : null;
  };
  return new RestError(status, error.code, error.message, { details: getText('detail'), hint: getText('hint') });
}

/** Returns PostgREST's status for an SQLSTATE that a read can cause. */
function getStatus(sqlState: string): number | undefined {
  if (sqlState === '42501') return 401;
  if (sqlState === '42883' || sqlState === '42P01') return 404;
  // 0A: not supported. 22: invalid value. 42: invalid statement. 54: beyond a limit of PostgreSQL, such as 1,664
  // columns. The app's error handler returns 503 for 57014 (statement timeout).
  if (/^(0A|22|42|54)/.test(sqlState)) return 400;
  if (sqlState.startsWith('53')) return 503;
  return undefined;
}
