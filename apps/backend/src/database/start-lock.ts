import type { Transaction } from './database.ts';

const START_LOCK = 4_173_001;

/**
 * Holds up other servers that start on the same PostgreSQL until this transaction ends, and lets it take its time: each
 * step of a start first looks whether another server has done it.
 */
export async function takeStartLock(tx: Transaction): Promise<void> {
  await tx.run('set local statement_timeout = 0');
  await tx.query('select pg_advisory_xact_lock($1)', [START_LOCK]);
}
