import { HttpError } from '@forecourt/functions';
import { DatabaseBusyError, DatabaseUnavailableError, StatementTimeoutError } from './database.ts';

/** Returns the 503 for a database that is busy, slow or unreachable, and undefined for other errors. */
export function toUnavailableError(error: Error): HttpError | undefined {
  const createUnavailableError = (code: string, retryAfter: number) =>
    new HttpError(503, code, error.message, { retryAfter });
  if (error instanceof DatabaseBusyError) return createUnavailableError('busy', 1);
  if (error instanceof StatementTimeoutError) return createUnavailableError('timeout', 1);
  // Each request tries to reconnect, so requests succeed as soon as the database is back.
  if (error instanceof DatabaseUnavailableError) return createUnavailableError('database-unavailable', 5);
  return undefined;
}
