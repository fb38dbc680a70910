import { Pool } from 'pg';
import type { AvailabilityLog } from './availability-log.ts';
import type { Database } from './database.ts';
import { createPooledDatabase } from './pooled-database.ts';
import { PGliteProcess } from './pglite-process.ts';
import type { WorkerSettings } from './pglite-process.ts';
import { PGliteStream } from './pglite-stream.ts';
import { TYPE_PARSERS } from './postgres.ts';

/**
 * Opens PGlite in a worker thread: in a folder, which the caller has locked, or in memory.
 *
 * @param statementTimeoutMs for waiting, and again for running. A statement that runs longer ends with its worker, which
 * takes about half a second to start again; a database in memory is lost then.
 * @throws PGliteError if the database cannot be opened
 */
export async function openPGlite(
  settings: WorkerSettings,
  statementTimeoutMs: number,
  log: AvailabilityLog,
): Promise<Database> {
  const pglite = new PGliteProcess(settings);
  await pglite.ready();
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
