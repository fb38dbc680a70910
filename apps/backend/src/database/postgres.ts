import { Pool, types } from 'pg';
import type { PoolConfig } from 'pg';
import type { AvailabilityLog } from './availability-log.ts';
import type { Database } from './database.ts';
import { createPooledDatabase } from './pooled-database.ts';

const INT8_OID = 20;
/** The server cancels a slow statement first, so the driver's own timeout passes only if the connection is dead. */
const DRIVER_TIMEOUT_MARGIN_MS = 1_000;
const KEEP_ALIVE_DELAY_MS = 10_000;

/** Parses column values into JavaScript values. An int8 becomes a number, because no count here exceeds 2^53. */
export const TYPE_PARSERS: NonNullable<PoolConfig['types']> = {
  getTypeParser: (oid, format) => (oid === INT8_OID && format !== 'binary' ? Number : types.getTypeParser(oid, format)),
};

/**
 * Opens a pool on a PostgreSQL server and checks that it can be reached.
 *
 * @param url a libpq connection string, direct or session-mode, because cancelling needs the backend's process ID
 * @param statementTimeoutMs enforced by the server, and by the driver one second later
 * @throws DatabaseUnavailableError, or the server's own error for a wrong login or database name
 */
export async function openPostgres(url: string, statementTimeoutMs: number, log: AvailabilityLog): Promise<Database> {
  const config: PoolConfig = {
    connectionString: url,
    application_name: 'forecourt',
    statement_timeout: statementTimeoutMs,
    // Makes the server release our locks if it loses the network to us.
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
    connectionTimeoutMillis: statementTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    types: TYPE_PARSERS,
  };
  // A separate pool, so that cancelling works while every other connection is busy.
  const control = new Pool({ ...config, max: 1, query_timeout: statementTimeoutMs });
  control.on('error', () => {});
  control.on('connect', (client) => client.on('error', () => {}));

  const database = createPooledDatabase({
    engine: 'postgres',
    createPool: () => new Pool(config),
    statementTimeoutMs: statementTimeoutMs + DRIVER_TIMEOUT_MARGIN_MS,
    cancel: async (client) => {
      await control.query('select pg_cancel_backend($1)', ['processID' in client ? client.processID : null]);
    },
    log,
    onClose: () => control.end(),
  });
  try {
    await database.query('select 1');
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
