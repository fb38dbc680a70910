import type { LogFields } from '../log.ts';

/**
 * Returns the log fields of a failed store or mail server: its kind and code only. The error's message may quote what somebody
 * wrote.
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
