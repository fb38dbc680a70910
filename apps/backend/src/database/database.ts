/** A value as both engines take it for a parameter or a loaded cell. */
export type SqlValue = string | number | boolean | Date | null;

/** What statements are sent to: the database itself or an open transaction. */
export interface Queryable {
  /** Runs one statement with `$1 …` parameters and gives its rows. Rejects with the engine's error, which carries an SQLSTATE as `code`. */
  query<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
}

export interface Transaction extends Queryable {
  /** Runs a script of several statements without parameters, such as a migration. */
  run(script: string): Promise<void>;
  /** Loads rows in bulk by the fastest way the engine has: COPY on PGlite, one statement a thousand rows on PostgreSQL. */
  load(table: string, columns: readonly string[], rows: Iterable<readonly SqlValue[]>): Promise<void>;
}

/**
 * One SQL database, embedded (PGlite) or a server (PostgreSQL): the same statements run on both.
 *
 * PGlite has one connection and runs in this process, so statements and transactions queue. One that has waited longer
 * than the statement timeout is refused with `DatabaseBusyError`; a statement that already runs cannot be interrupted
 * there (`statement_timeout` has no effect in WASM), which is why every statement of ours is bounded. On PostgreSQL
 * the server itself cuts a statement at the timeout.
 */
export interface Database extends Queryable {
  readonly engine: 'pglite' | 'postgres';
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Rebuilds the planner's statistics and the visibility map; PGlite has no autovacuum. */
  vacuum(tables: readonly string[]): Promise<void>;
  /** Lets running statements finish, closes the connection and releases the folder's lock. */
  close(): Promise<void>;
}

/** The statement waited for its turn longer than the statement timeout. */
export class DatabaseBusyError extends Error {
  constructor(waitedMs: number) {
    super(`The database was busy for ${Math.round(waitedMs)} ms, so the statement was not started. Try again.`);
    this.name = 'DatabaseBusyError';
  }
}
