import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadReference } from '../stock/reference.ts';
import { loadStock } from '../stock/load-stock.ts';
import type { Database } from './database.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { openPGlite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface OpenDatabaseOptions {
  /** Folder of the embedded database, made if missing. Without it and without `url` the database lives in memory. */
  dataDir?: string | undefined;
  /** What a database in memory begins as, as PGlite dumps it: to make an empty one takes seconds, to copy one does not. */
  dump?: Blob | undefined;
  /** A PostgreSQL server instead of the embedded database. */
  url?: string | undefined;
  /** How many sample listings there shall be. */
  listings: number;
  /** The number that sample listings grow from: the same seed, count and day give the same cars. */
  seed: number;
  /** The moment that the sample stock takes for now. */
  now: Date;
  /** Milliseconds a statement may take (PostgreSQL) or wait for its turn (PGlite). Default 10 seconds. */
  statementTimeoutMs?: number;
  /** Told what takes time on a first start. */
  log?: (message: string) => void;
}

/** The data folder cannot be made or written to; the message says why and names the way out. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/**
 * Opens the database, brings its schema up to date, and fills in the reference tables and the sample stock.
 *
 * @throws FolderInUseError when another process holds the folder; the message says who, since when and what to do.
 * @throws DataFolderError when the folder cannot be made or written to.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const db = await openEngine(options);
  try {
    await migrate(db);
    await loadReference(db);
    await loadStock(db, options);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function openEngine({
  dataDir,
  dump,
  url,
  statementTimeoutMs = 10_000,
  log = () => {},
}: OpenDatabaseOptions): Promise<Database> {
  if (url !== undefined) return openPostgres(url, statementTimeoutMs, log);
  if (dataDir === undefined) return openPGlite({ dump }, statementTimeoutMs);
  const lock = await takeFolder(dataDir);
  try {
    const db = await openPGlite({ folder: join(dataDir, 'postgres') }, statementTimeoutMs);
    return {
      ...db,
      async close() {
        try {
          await db.close();
        } finally {
          await lock.release();
        }
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function takeFolder(folder: string): Promise<FolderLock> {
  try {
    await mkdir(folder, { recursive: true });
    return await lockFolder(folder);
  } catch (cause) {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause;
    throw new DataFolderError(
      `The data folder ${folder} cannot be used (${cause.message}). Choose one that can be written to with DATA_DIR.`,
      { cause },
    );
  }
}
