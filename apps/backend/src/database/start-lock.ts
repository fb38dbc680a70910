import type { Transaction } from './database.ts';

/** PostgreSQL advisory lock keys, one for each job that only one server may do at a time. */
const LOCKS = { schema: 4_173_001, stock: 4_173_002 };
export type StartJob = keyof typeof LOCKS;

/** The transaction holds the lock until it ends. */
export async function waitForStartLock(tx: Transaction, job: StartJob): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [LOCKS[job]]);
}

export async function tryTakeStartLock(tx: Transaction, job: StartJob): Promise<boolean> {
  const [row] = await tx.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [LOCKS[job]]);
  return row?.taken ?? false;
}
