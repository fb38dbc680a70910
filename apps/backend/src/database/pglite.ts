import { Pool } from 'pg';
import type { DatabaseLog } from './availability-log.ts';
import type { Database } from './database.ts';
import { createPooledDatabase } from './pooled-database.ts';
import { PGliteThread } from './pglite-thread.ts';
import type { WorkerSettings } from './pglite-thread.ts';
import { PGliteStream } from './pglite-stream.ts';
import { TYPE_PARSERS } from './postgres.ts';

/**
 * The caller must have locked the folder.
 *
 * @param statementTimeoutMs applies separately to waiting and to running. If a statement runs longer, its worker is
 * terminated and restarted, which takes about half a second and loses a database in memory
 * @throws PGliteError if the database cannot be opened
 */
export async function openPGlite(
  settings: WorkerSettings,
  statementTimeoutMs: number,
  log: DatabaseLog,
): Promise<Database> {
  const pglite = await PGliteThread.open(settings);
  return createPooledDatabase({
    engine: 'pglite',
    createPool: () =>
      new Pool({
        user: 'postgres',
        database: 'postgres',
        stream: () => new PGliteStream(pglite),
        // PGlite has one session, so the pool keeps one connection open.
        max: 1,
        idleTimeoutMillis: 0,
        connectionTimeoutMillis: statementTimeoutMs,
        types: TYPE_PARSERS,
      }),
    statementTimeoutMs,
    log,
    onClose: () => pglite.close(),
  });
}
