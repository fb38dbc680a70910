import { withDeadline } from '@forecourt/functions';
import { DatabaseBusyError, DatabaseUnavailableError } from './database.ts';
import type { Database } from './database.ts';

/** Less than the usual timeout of a load balancer's health check. */
const PING_TIMEOUT_MS = 2_000;

/**
 * Returns `busy` if no connection is free, and `failing` if the database cannot be reached. Logs neither, because the
 * database logs its outages itself.
 */
export async function checkDatabase(database: Database): Promise<'ok' | 'busy' | 'failing'> {
  // PGlite's pings wait for its one connection. PostgreSQL's do not, so a late ping means a dead connection.
  const TimeoutError = database.engine === 'pglite' ? DatabaseBusyError : DatabaseUnavailableError;
  try {
    await withDeadline(() => database.ping(), { timeoutMs: PING_TIMEOUT_MS, onTimeout: () => new TimeoutError() });
    return 'ok';
  } catch (error) {
    if (error instanceof DatabaseBusyError) return 'busy';
    if (error instanceof DatabaseUnavailableError) return 'failing';
    throw error;
  }
}
