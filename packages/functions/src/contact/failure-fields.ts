import type { LogFields } from '../log.ts';

/**
 * Returns the log fields of an error from the store or the mail server: its kind and code only. The message may quote user
 * input.
 */
export function getFailureFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { failure: 'unknown' };
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return {
    failure: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof responseCode === 'number' ? { reply: responseCode } : {}),
  };
}
