import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import type { Pool, PoolClient } from 'pg';
import { createAvailabilityLog } from './availability-log.ts';
import type { DatabaseLog } from './availability-log.ts';
import { DatabaseBusyError, DatabaseUnavailableError, DISK_FULL, StatementTimeoutError } from './database.ts';
import type { Database, LoadValue, QueryOptions, SqlValue, Transaction, TransactionOptions } from './database.ts';

export interface PooledDatabaseOptions {
  readonly engine: Database['engine'];
  /**
   * On PostgreSQL, called again after a connection is lost, because the pool's other connections are probably dead too.
   */
  readonly createPool: () => Pool;
  /** Milliseconds after which the driver abandons a statement and drops its connection. */
  readonly statementTimeoutMs: number;
  readonly cancel?: (client: PoolClient) => Promise<void>;
  readonly log: DatabaseLog;
  /** Without this option, a ping waits for its turn like a statement. */
  readonly ping?: () => Promise<void>;
  readonly onClose?: () => Promise<void>;
}

const LOAD_BATCH_ROWS = 2_000;
/** The time that a cancelled statement has to end before its connection is dropped. */
const CANCEL_GRACE_MS = 1_000;
/** For migrations, bulk loads and vacuums. */
const LONG_STATEMENT_TIMEOUT_MS = 600_000;
/** The transaction may compute for a while between statements. */
const LONG_TRANSACTION = `
  set local statement_timeout = ${LONG_STATEMENT_TIMEOUT_MS};
  set local idle_in_transaction_session_timeout = ${LONG_STATEMENT_TIMEOUT_MS};
`;
/** SQLSTATEs of a connection that failed, and of a server that is shutting down or starting. */
const UNAVAILABLE_CODE = /^(08...|57P0[1-4])$/;
/** Existing connections still work. */
const TOO_MANY_CONNECTIONS = '53300';
const CANCELLED_CODE = '57014';

interface QueryConfig {
  readonly text: string;
  readonly values?: SqlValue[];
  /** In milliseconds. The driver defines this name. */
  readonly query_timeout: number;
}

export function createPooledDatabase(options: PooledDatabaseOptions): Database {
  const { engine, createPool, statementTimeoutMs, cancel, ping, onClose } = options;
  const availability = createAvailabilityLog(options.log);
  const openPool = () => {
    const newPool = createPool();
    // Without these listeners a broken connection would crash the process, whether it is idle (pool) or in use
    // (client).
    newPool.on('error', availability.reportLost);
    newPool.on('connect', (client) => client.on('error', availability.reportLost));
    return newPool;
  };
  let pool = openPool();
  /** Connections in an unknown state, which the pool must drop. */
  const brokenClients = new WeakSet<PoolClient>();

  async function run<Row extends object>(client: PoolClient, config: QueryConfig): Promise<Row[]> {
    try {
      const { rows } = await client.query<Row>(config);
      return rows;
    } catch (error) {
      const explainedError = isReadTimeout(error) ? explainReadTimeout(error) : explainError(error);
      if (isDiskFull(error)) availability.reportDiskFull();
      if (explainedError instanceof DatabaseUnavailableError || isReadTimeout(error)) brokenClients.add(client);
      throw explainedError;
    }
  }

  /** A PostgreSQL server cancels slow statements itself, so the driver's timeout means that the connection is dead. */
  function explainReadTimeout(cause: unknown): Error {
    return engine === 'postgres' ? new DatabaseUnavailableError({ cause }) : new StatementTimeoutError({ cause });
  }

  async function withClient<T>(
    { signal }: QueryOptions,
    work: (client: PoolClient, settle: () => Promise<void>) => Promise<T>,
  ): Promise<T> {
    const source = pool;
    const client = await checkOutClient(source, signal);
    const cancellation = cancel && cancelOnAbort(client, cancel, signal);
    const settle = async () => cancellation?.settle();
    try {
      signal?.throwIfAborted();
      const result = await work(client, settle);
      availability.reportRestored();
      return result;
    } catch (error) {
      // A connection that we closed ourselves says nothing about the other connections.
      if (error instanceof DatabaseUnavailableError && !cancellation?.hasDisconnected())
        handleLostConnection(source, error);
      throw signal?.aborted ? signal.reason : error;
    } finally {
      await settle();
      client.release(brokenClients.has(client));
    }
  }

  async function checkOutClient(source: Pool, signal: AbortSignal | undefined): Promise<PoolClient> {
    signal?.throwIfAborted();
    const clientPromise = source.connect();
    try {
      return await rejectOnAbort(clientPromise, signal);
    } catch (error) {
      if (signal?.aborted) {
        clientPromise.then(
          (client) => client.release(),
          () => {},
        );
        throw signal.reason;
      }
      if (isPoolTimeout(error) || isServerFull(error)) throw new DatabaseBusyError({ cause: error });
      const explainedError = explainError(error);
      if (explainedError instanceof DatabaseUnavailableError) handleLostConnection(source, explainedError);
      throw explainedError;
    }
  }

  /** On PostgreSQL, replaces the pool, because its other connections are probably dead too. */
  function handleLostConnection(failedPool: Pool, error: DatabaseUnavailableError): void {
    availability.reportLost(error);
    // PGlite has one session, and a second connection would read the first one's rows.
    if (engine === 'pglite' || failedPool !== pool || failedPool.ending) return;
    pool = openPool();
    failedPool.end().catch(availability.reportLost);
  }

  function createTransaction(client: PoolClient, { signal, isLong = false }: TransactionOptions): Transaction {
    const query_timeout = isLong ? LONG_STATEMENT_TIMEOUT_MS : statementTimeoutMs;
    return {
      async query<Row extends object>(text: string, params: readonly SqlValue[] = []) {
        signal?.throwIfAborted();
        return run<Row>(client, { text, values: [...params], query_timeout });
      },
      async run(text) {
        signal?.throwIfAborted();
        await run(client, { text, query_timeout });
      },
      async load(table, columns, rows) {
        const columnNames = columns.join(', ');
        const text = `insert into ${table} (${columnNames}) select ${columnNames} from json_populate_recordset(null::${table}, $1)`;
        for (const batch of splitIntoBatches(rows)) {
          const objects = batch.map((row) => Object.fromEntries(row.map((value, index) => [columns[index], value])));
          await run(client, { text, values: [JSON.stringify(objects)], query_timeout });
        }
      },
    };
  }

  /** If the rollback fails, the connection is dropped, which also ends the transaction. */
  async function rollBack(client: PoolClient): Promise<void> {
    try {
      await run(client, { text: 'rollback', query_timeout: statementTimeoutMs });
    } catch {
      brokenClients.add(client);
    }
  }

  const query = <Row extends object>(
    text: string,
    params: readonly SqlValue[] = [],
    queryOptions: QueryOptions = {},
  ): Promise<Row[]> =>
    withClient(queryOptions, (client) =>
      run<Row>(client, { text, values: [...params], query_timeout: statementTimeoutMs }),
    );

  return {
    engine,
    query,
    transaction: (work, transactionOptions = {}) =>
      withClient(transactionOptions, async (client, settle) => {
        const tx = createTransaction(client, transactionOptions);
        await tx.run('begin');
        try {
          if (transactionOptions.isLong) await tx.run(LONG_TRANSACTION);
          const result = await work(tx);
          await tx.run('commit');
          return result;
        } catch (error) {
          // A late cancellation would stop the rollback instead of the statement.
          await settle();
          if (!brokenClients.has(client)) await rollBack(client);
          throw error;
        }
      }),
    vacuum: (tables) =>
      withClient({}, async (client) => {
        const execute = (text: string) => run(client, { text, query_timeout: LONG_STATEMENT_TIMEOUT_MS });
        await execute(`set statement_timeout = ${LONG_STATEMENT_TIMEOUT_MS}`);
        for (const table of tables) await execute(`vacuum (analyze) ${table}`);
        await execute('reset statement_timeout');
      }),
    ping: ping ?? (async () => void (await query('select 1'))),
    async close() {
      try {
        await pool.end();
      } finally {
        await onClose?.();
      }
    },
  };
}

function* splitIntoBatches(rows: Iterable<readonly LoadValue[]>): Generator<(readonly LoadValue[])[]> {
  let batch: (readonly LoadValue[])[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < LOAD_BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

interface Cancellation {
  /** Returns whether the connection was closed because the statement did not end in time. */
  hasDisconnected(): boolean;
  /** Waits for a pending cancellation. */
  settle(): Promise<void>;
}

function cancelOnAbort(
  client: PoolClient,
  cancel: (client: PoolClient) => Promise<void>,
  signal: AbortSignal | undefined,
): Cancellation {
  let cancellationPromise: Promise<void> | undefined;
  let hasDisconnected = false;
  const completion = new AbortController();
  const onAbort = () => {
    // A late cancellation would stop the connection's next statement, so `settle` waits for this one.
    cancellationPromise = cancel(client).catch(() => {});
    sleep(CANCEL_GRACE_MS, undefined, { signal: completion.signal }).then(
      () => {
        hasDisconnected = true;
        return client.end();
      },
      () => {},
    );
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  return {
    hasDisconnected: () => hasDisconnected,
    async settle() {
      signal?.removeEventListener('abort', onAbort);
      completion.abort();
      await cancellationPromise;
    },
  };
}

async function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  let onAbort = () => {};
  const abortPromise = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([promise, abortPromise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Every error that the server did not send means that the connection is lost. */
function explainError(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return new DatabaseUnavailableError({ cause: error });
  if (error.code === CANCELLED_CODE) return new StatementTimeoutError({ cause: error });
  return UNAVAILABLE_CODE.test(error.code ?? '') ? new DatabaseUnavailableError({ cause: error }) : error;
}

// node-postgres identifies these errors only by their message.
const isReadTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';
const isDiskFull = (error: unknown) => error instanceof DatabaseError && error.code === DISK_FULL;
const isServerFull = (error: unknown) => error instanceof DatabaseError && error.code === TOO_MANY_CONNECTIONS;
const isPoolTimeout = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';
