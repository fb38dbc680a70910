import type { LogFields } from '../log.ts';

/**
 * What the log may know of a failure of the store or of mail: its kind and its code. Their words may hold what somebody wrote, as
 * PostgreSQL's do and a mail server's may.
 */
export function failureFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { failure: 'unknown' };
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return {
    failure: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof responseCode === 'number' ? { reply: responseCode } : {}),
  };
}
