import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseBusyError, DatabaseUnavailableError } from '../database/database.ts';
import type { Database } from '../database/database.ts';

/** Less than load balancers usually wait for a health check. */
const PING_TIMEOUT_MS = 2_000;

/**
 * Pings the database. A busy one is no reason to take the server out of service. The database itself logs that it cannot be
 * reached.
 */
export async function checkDatabase(database: Database): Promise<'ok' | 'busy' | 'failing'> {
  const finished = new AbortController();
  try {
    // PGlite's pings wait for its one connection; PostgreSQL's do not, so there a late one means a dead connection.
    const late: 'busy' | 'failing' = database.engine === 'pglite' ? 'busy' : 'failing';
    const ping = database.ping().then(() => 'ok' as const);
    ping.catch(() => {}); // a ping that fails after the timeout
    return await Promise.race([ping, sleep(PING_TIMEOUT_MS, late, { signal: finished.signal })]);
  } catch (error) {
    if (error instanceof DatabaseBusyError) return 'busy';
    if (error instanceof DatabaseUnavailableError) return 'failing';
    throw error;
  } finally {
    finished.abort();
  }
}
