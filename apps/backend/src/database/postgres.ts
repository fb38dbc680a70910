import { Pool, types } from 'pg';
import type { PoolConfig } from 'pg';
import type { DatabaseLog } from './availability-log.ts';
import { DatabaseUnavailableError } from './database.ts';
import type { Database } from './database.ts';
import { createPooledDatabase } from './pooled-database.ts';

const INT8_OID = 20;
/** The server cancels slow statements first, so only a dead connection reaches the driver's own timeout. */
const DRIVER_TIMEOUT_MARGIN_MS = 1_000;
const KEEP_ALIVE_DELAY_MS = 10_000;
/** A login over a network takes several round trips. */
const MIN_CONNECTION_TIMEOUT_MS = 2_000;

/** An int8 becomes a number, because no count here exceeds 2^53. */
export const TYPE_PARSERS: NonNullable<PoolConfig['types']> = {
  getTypeParser: (oid, format) => (oid === INT8_OID && format !== 'binary' ? Number : types.getTypeParser(oid, format)),
};

export interface PostgresOptions {
  /** The server enforces the timeout, and the driver enforces it one second later. */
  readonly statementTimeoutMs: number;
  /** The size of the pool. Two more connections cancel statements and answer pings. */
  readonly maxConnections: number;
  readonly log: DatabaseLog;
}

/**
 * @param url a libpq connection string, direct or session-mode, because cancelling needs the backend's process ID
 * @throws DatabaseUnavailableError, or the server's own error for a wrong login or database name
 */
export async function openPostgres(
  url: string,
  { statementTimeoutMs, maxConnections, log }: PostgresOptions,
): Promise<Database> {
  const config: PoolConfig = {
    connectionString: url,
    application_name: 'forecourt',
    statement_timeout: statementTimeoutMs,
    // Makes the server release our locks if the network fails.
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
    connectionTimeoutMillis: Math.max(statementTimeoutMs, MIN_CONNECTION_TIMEOUT_MS),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    types: TYPE_PARSERS,
  };
  // Uses separate connections, so that cancelling and pings work while every other connection is busy.
  const canceller = createSingleConnectionPool(config, statementTimeoutMs);
  const monitor = createSingleConnectionPool(config, statementTimeoutMs);

  const database = createPooledDatabase({
    engine: 'postgres',
    createPool: () => new Pool({ ...config, max: maxConnections }),
    statementTimeoutMs: statementTimeoutMs + DRIVER_TIMEOUT_MARGIN_MS,
    cancel: async (client) => {
      await canceller.query('select pg_cancel_backend($1)', ['processID' in client ? client.processID : null]);
    },
    ping: async () => {
      await monitor.query('select 1').catch((cause: unknown) => {
        throw new DatabaseUnavailableError({ cause });
      });
    },
    log,
    onClose: async () => {
      await Promise.all([canceller.end(), monitor.end()]);
    },
  });
  try {
    await database.query('select 1');
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** The pool's errors are ignored, because each query rejects with its own. */
function createSingleConnectionPool(config: PoolConfig, timeoutMs: number): Pool {
  const pool = new Pool({ ...config, max: 1, query_timeout: timeoutMs });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
