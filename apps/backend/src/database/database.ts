/** A value that both engines accept as a parameter. Arrays become PostgreSQL arrays. */
export type SqlValue = string | number | boolean | Date | null | readonly string[] | readonly number[];

/** A value in a bulk insert. A list of objects is inserted as JSON. */
export type LoadValue = SqlValue | readonly object[];

export interface QueryOptions {
  /**
   * Cancels the statement. PostgreSQL stops a running statement, but PGlite cannot stop it before the statement
   * timeout. The promise rejects with the signal's reason.
   */
  readonly signal?: AbortSignal | undefined;
}

export interface TransactionOptions extends QueryOptions {
  /** Allows ten minutes for each statement, for migrations and bulk loads. */
  readonly isLong?: boolean;
}

export interface Queryable {
  /**
   * Runs one statement with `$1 …` parameters and returns its rows.
   *
   * @throws an error whose `code` is an SQLSTATE if the statement fails
   * @throws DatabaseBusyError, DatabaseUnavailableError or StatementTimeoutError
   */
  query<Row extends object>(sql: string, params?: readonly SqlValue[], options?: QueryOptions): Promise<Row[]>;
}

export interface Transaction extends Queryable {
  /** Runs a script of several statements without parameters, such as a migration. */
  run(script: string): Promise<void>;
  /**
   * Inserts rows in bulk.
   *
   * @param table a schema-qualified name
   */
  load(table: string, columns: readonly string[], rows: Iterable<readonly LoadValue[]>): Promise<void>;
}

/**
 * PGlite in a worker thread, or a PostgreSQL server. PGlite has one connection, so its statements and transactions wait
 * for each other.
 */
export interface Database extends Queryable {
  readonly engine: 'pglite' | 'postgres';
  /** Runs `work` in a transaction, which is rolled back if `work` rejects. */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Checks that the database responds. On PostgreSQL it does not wait for other statements. */
  ping(): Promise<void>;
  /** Rebuilds the planner's statistics and the visibility map. PGlite has no autovacuum. */
  vacuum(tables: readonly string[]): Promise<void>;
  /** Waits for running statements, closes the connections and releases the lock on the data folder, if there is one. */
  close(): Promise<void>;
}

/** The SQLSTATE of a statement that failed because the disk is full. */
export const DISK_FULL = '53100';

/** No connection became free in time, so the statement was not started. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
  constructor(options?: ErrorOptions) {
    super('The database is busy. Try again in a moment.', options);
  }
}

/** No connection could be made, or the connection was lost. `cause` is the driver's error, if there is one. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
  constructor(options?: ErrorOptions) {
    super('The database cannot be reached. Try again in a moment.', options);
  }
}

/** The statement ran for longer than the statement timeout and was stopped. */
export class StatementTimeoutError extends Error {
  override name = 'StatementTimeoutError';
  /** The SQLSTATE of a cancelled statement. */
  readonly code = '57014';
  constructor(options?: ErrorOptions) {
    super('The database took too long to answer. Request less data, or try again in a moment.', options);
  }
}
