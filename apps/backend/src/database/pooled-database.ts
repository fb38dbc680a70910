import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import type { Pool, PoolClient } from 'pg';
import { createAvailabilityLog } from './availability-log.ts';
import type { AvailabilityLog } from './availability-log.ts';
import { DatabaseBusyError, DatabaseUnavailableError, StatementTimeoutError } from './database.ts';
import type { Database, QueryOptions, SqlValue, Transaction, TransactionOptions } from './database.ts';

export interface PooledDatabaseOptions {
  readonly engine: Database['engine'];
  /** Makes a pool. Called again after a connection was lost, because its neighbours are probably dead too. */
  readonly createPool: () => Pool;
  /** After so many milliseconds the driver gives a statement up and drops its connection. */
  readonly statementTimeoutMs: number;
  /** Asks the server to cancel what the connection runs. */
  readonly cancel?: (client: PoolClient) => Promise<void>;
  readonly log: AvailabilityLog;
  /** Runs after the pool has closed. */
  readonly onClose?: () => Promise<void>;
}

/** Rows in one statement of a bulk load. */
const LOAD_BATCH_ROWS = 2_000;
/** How long a cancelled statement may take to end before its connection is dropped. */
const CANCEL_GRACE_MS = 1_000;
/** The longest timer that Node has, about 25 days. */
const NO_TIMEOUT_MS = 2 ** 31 - 1;
/** SQLSTATEs of a connection that failed, and of a server that is shutting down, starting or full. */
const UNAVAILABLE = /^(08...|57P0[1-4]|53300)$/;
const CANCELLED = '57014';

interface QueryConfig {
  readonly text: string;
  readonly values?: SqlValue[];
  /** Milliseconds. The name is the driver's. */
  readonly query_timeout: number;
}

/** A `Database` on a pool of node-postgres. */
export function createPooledDatabase(options: PooledDatabaseOptions): Database {
  const { engine, createPool, statementTimeoutMs, cancel, onClose } = options;
  const availability = createAvailabilityLog(options.log);
  const openPool = () => {
    const opened = createPool();
    // A connection without an error listener ends the process when it breaks, idle (pool) or in use (client).
    opened.on('error', availability.lost);
    opened.on('connect', (client) => client.on('error', availability.lost));
    return opened;
  };
  let pool = openPool();
  /** Connections on which the driver and the server no longer agree; the pool must drop them. */
  const broken = new WeakSet<PoolClient>();

  async function run<Row extends object>(client: PoolClient, config: QueryConfig): Promise<Row[]> {
    try {
      const { rows } = await client.query<Row>(config);
      return rows;
    } catch (error) {
      const explained = isReadTimeout(error) ? readTimeout(error) : explain(error);
      if (explained instanceof DatabaseUnavailableError || isReadTimeout(error)) broken.add(client);
      throw explained;
    }
  }

  /** A PostgreSQL server ends slow statements itself, so its silence means that the connection is dead. */
  function readTimeout(cause: unknown): Error {
    return engine === 'postgres' ? new DatabaseUnavailableError({ cause }) : new StatementTimeoutError({ cause });
  }

  async function withClient<T>({ signal }: QueryOptions, work: (client: PoolClient) => Promise<T>): Promise<T> {
    const source = pool;
    const client = await checkOut(source, signal);
    const cancellation = cancel && cancelOnAbort(client, cancel, signal);
    try {
      signal?.throwIfAborted();
      const result = await work(client);
      availability.restored();
      return result;
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) replacePool(source, error);
      throw signal?.aborted ? signal.reason : error;
    } finally {
      await cancellation?.settle();
      client.release(broken.has(client));
    }
  }

  async function checkOut(source: Pool, signal: AbortSignal | undefined): Promise<PoolClient> {
    signal?.throwIfAborted();
    const connecting = source.connect();
    try {
      return await rejectOnAbort(connecting, signal);
    } catch (error) {
      if (signal?.aborted) {
        connecting.then(
          (client) => client.release(),
          () => {},
        );
        throw signal.reason;
      }
      if (isPoolTimeout(error)) throw new DatabaseBusyError({ cause: error });
      const explained = explainConnecting(error);
      if (explained instanceof DatabaseUnavailableError) replacePool(source, explained);
      throw explained;
    }
  }

  /** Ends the other idle connections with the broken one. */
  function replacePool(failed: Pool, error: DatabaseUnavailableError): void {
    availability.lost(error);
    if (failed !== pool || failed.ending) return;
    pool = openPool();
    failed.end().catch(availability.lost);
  }

  function createTransaction(client: PoolClient, { signal, withoutTimeout = false }: TransactionOptions): Transaction {
    const query_timeout = withoutTimeout ? NO_TIMEOUT_MS : statementTimeoutMs;
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
        const names = columns.join(', ');
        const text = `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1)`;
        for (const batch of batches(rows)) {
          const objects = batch.map((row) => Object.fromEntries(row.map((value, index) => [columns[index], value])));
          await run(client, { text, values: [JSON.stringify(objects)], query_timeout });
        }
      },
    };
  }

  return {
    engine,
    query: <Row extends object>(text: string, params: readonly SqlValue[] = [], queryOptions: QueryOptions = {}) =>
      withClient(queryOptions, (client) =>
        run<Row>(client, { text, values: [...params], query_timeout: statementTimeoutMs }),
      ),
    transaction: (work, transactionOptions = {}) =>
      withClient(transactionOptions, async (client) => {
        const tx = createTransaction(client, transactionOptions);
        await tx.run('begin');
        try {
          if (transactionOptions.withoutTimeout) await tx.run('set local statement_timeout = 0');
          const result = await work(tx);
          await tx.run('commit');
          return result;
        } catch (error) {
          if (!broken.has(client)) await run(client, { text: 'rollback', query_timeout: statementTimeoutMs });
          throw error;
        }
      }),
    vacuum: (tables) =>
      withClient({}, async (client) => {
        const execute = (text: string) => run(client, { text, query_timeout: NO_TIMEOUT_MS });
        await execute('set statement_timeout = 0');
        for (const table of tables) await execute(`vacuum (analyze) ${table}`);
        await execute('reset statement_timeout');
      }),
    async close() {
      try {
        await pool.end();
      } finally {
        await onClose?.();
      }
    },
  };
}

function* batches(rows: Iterable<readonly SqlValue[]>): Generator<(readonly SqlValue[])[]> {
  let batch: (readonly SqlValue[])[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < LOAD_BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Cancels the client's statement when the signal aborts. `settle` waits until a cancellation under way is over. */
function cancelOnAbort(
  client: PoolClient,
  cancel: (client: PoolClient) => Promise<void>,
  signal: AbortSignal | undefined,
): { settle: () => Promise<void> } {
  let cancelling: Promise<void> | undefined;
  const finished = new AbortController();
  const onAbort = () => {
    // A late cancellation would hit the next user of the connection, so `settle` waits for this one.
    cancelling = cancel(client).catch(() => {});
    sleep(CANCEL_GRACE_MS, undefined, { signal: finished.signal }).then(
      () => client.end(),
      () => {},
    );
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  return {
    async settle() {
      signal?.removeEventListener('abort', onAbort);
      finished.abort();
      await cancelling;
    },
  };
}

async function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** What an error of the driver or the server means to the caller. */
function explain(error: unknown): unknown {
  if (error instanceof DatabaseError) {
    if (error.code === CANCELLED) return new StatementTimeoutError({ cause: error });
    return UNAVAILABLE.test(error.code ?? '') ? new DatabaseUnavailableError({ cause: error }) : error;
  }
  return isConnectionError(error) ? new DatabaseUnavailableError({ cause: error }) : error;
}

/** While connecting, only the server's own refusals (password, database name) are not a lost connection. */
function explainConnecting(error: unknown): unknown {
  return error instanceof DatabaseError ? explain(error) : new DatabaseUnavailableError({ cause: error });
}

// node-postgres tells these by their message alone.
const isReadTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';
const isPoolTimeout = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';
const isConnectionError = (error: unknown) =>
  error instanceof Error &&
  (/^(Connection terminated|Client has encountered a connection error|Client was closed)/.test(error.message) ||
    ('syscall' in error && 'code' in error));
