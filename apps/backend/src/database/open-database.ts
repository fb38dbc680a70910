import { join } from 'node:path';
import { DatabaseError } from 'pg';
import { loadReference } from '../stock/reference.ts';
import { loadStock } from '../stock/load-stock.ts';
import type { DatabaseLog } from './availability-log.ts';
import { DataFolderError, isDiskNearlyFull, prepareDataFolder, restrictToOwner } from './data-folder.ts';
import { DatabaseUnavailableError, DISK_FULL } from './database.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { PGliteError } from './pglite-thread.ts';
import { openPGlite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface OpenDatabaseOptions {
  /**
   * The folder of the embedded database, created if missing. Without it and without `url`, the database is in memory.
   */
  dataDir?: string | undefined;
  /** A PGlite dump for a database in memory. Loading it is faster than creating an empty database. */
  dump?: Blob | undefined;
  /** A PostgreSQL server to use instead of the embedded database. */
  url?: string | undefined;
  /** The number of sample listings. */
  listings: number;
  /** Seed of the sample listings: the same seed, count and day give the same cars. */
  seed: number;
  /** The sample stock is generated for this time. */
  now: Date;
  /** In milliseconds, separately for waiting for a connection and for running. Default: 10,000. */
  statementTimeoutMs?: number;
  /** The number of connections to the PostgreSQL server. Default: 10. */
  maxConnections?: number;
  /** Logs the slow steps of a first start, and when the database is unreachable. */
  log?: DatabaseLog;
}

/** The PostgreSQL server at DATABASE_URL cannot be used. The message gives the reason and a fix. */
export class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError';
}

const SILENT_LOG: DatabaseLog = { info: () => {}, warn: () => {} };
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Opens the database, migrates its schema, and loads the reference data and the sample stock.
 * @throws FolderInUseError if another process holds the folder; the message gives the process, the time and a fix
 * @throws DataFolderError if the folder cannot be used, its disk is full or its database is damaged
 * @throws DatabaseUrlError if the server cannot be reached or the login lacks a privilege
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const log = options.log ?? SILENT_LOG;
  try {
    const db = await openEngine({ ...options, log });
    try {
      if (options.dataDir !== undefined && options.url === undefined) await restrictToOwner(options.dataDir);
      await migrate(db);
      await loadReference(db);
      await loadStock(db, { ...options, log: log.info });
      return db;
    } catch (error) {
      // Closing a failed database may fail too. Only the first error is reported.
      await db.close().catch(() => {});
      throw error;
    }
  } catch (error) {
    if (options.url !== undefined) throw explainServerError(error);
    throw options.dataDir === undefined ? error : await explainFolderError(error, options.dataDir);
  }
}

async function openEngine({
  dataDir,
  dump,
  url,
  statementTimeoutMs = 10_000,
  maxConnections = 10,
  log,
}: OpenDatabaseOptions & { log: DatabaseLog }): Promise<Database> {
  if (url !== undefined) return openPostgres(url, { statementTimeoutMs, maxConnections, log });
  if (dataDir === undefined) return openPGlite({ dump }, statementTimeoutMs, log);
  await prepareDataFolder(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const db = await openPGlite({ folder: join(dataDir, 'postgres') }, statementTimeoutMs, log);
    const close = async () => {
      try {
        await db.close();
      } finally {
        await lock.release();
      }
    };
    return { ...db, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Explains a failed connection (SQLSTATE classes 08, 28 and 3D, or a lost connection) and a missing privilege. */
function explainServerError(error: unknown): unknown {
  const code = error instanceof DatabaseError ? (error.code ?? '') : '';
  if (error instanceof DatabaseUnavailableError || /^(08|28|3D)/.test(code)) {
    const { cause = error } = error as Error;
    return new DatabaseUrlError(
      `The database at DATABASE_URL cannot be reached (${getMessage(cause)}). ` +
        'Start it, correct the URL, or remove the variable to use the embedded database.',
      { cause: error },
    );
  }
  if (code !== INSUFFICIENT_PRIVILEGE) return error;
  return new DatabaseUrlError(
    `The login in DATABASE_URL lacks a privilege on the database (${(error as Error).message}). ` +
      'docs/deploying.md, "With PostgreSQL", lists the privileges that it needs and the statements that grant them.',
    { cause: error },
  );
}

async function explainFolderError(error: unknown, folder: string): Promise<unknown> {
  const isSqlError = error instanceof DatabaseError;
  const isEngineError = error instanceof PGliteError || error instanceof DatabaseUnavailableError;
  if (
    isSqlError
      ? error.code === DISK_FULL
      : (isEngineError || isDiskFullError(error)) && (await isDiskNearlyFull(folder))
  ) {
    return new DataFolderError(
      `The disk that holds the data folder ${folder} is full. Free some space, or set DATA_DIR to a folder on another disk.`,
      { cause: error },
    );
  }
  if (!isEngineError) return error;
  const database = join(folder, 'postgres');
  return new DataFolderError(
    `The embedded database in ${database} cannot be opened (${getMessage(error)}). If it is damaged, restore a backup, ` +
      `or move it away (mv ${database} ${database}.damaged) and start again to create a new one with the sample stock.`,
    { cause: error },
  );
}

const isDiskFullError = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** If several addresses refuse a connection, Node's error has a code but no message. */
function getMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
