import { withDeadline } from '@forecourt/functions';
import { DatabaseBusyError, DatabaseUnavailableError } from '../database/database.ts';
import type { Database } from '../database/database.ts';

/** Less than load balancers usually wait for a health check. */
const PING_TIMEOUT_MS = 2_000;

/**
 * Pings the database. A busy one is no reason to take the server out of service. The database itself logs that it cannot be
 * reached.
 */
export async function checkDatabase(database: Database): Promise<'ok' | 'busy' | 'failing'> {
  // PGlite's pings wait for its one connection; PostgreSQL's do not, so there a late one means a dead connection.
  const Late = database.engine === 'pglite' ? DatabaseBusyError : DatabaseUnavailableError;
  try {
    await withDeadline(() => database.ping(), { timeoutMs: PING_TIMEOUT_MS, onTimeout: () => new Late() });
    return 'ok';
  } catch (error) {
    if (error instanceof DatabaseBusyError) return 'busy';
    if (error instanceof DatabaseUnavailableError) return 'failing';
    throw error;
  }
}
