import type { Transaction } from './database.ts';

/** Keys of PostgreSQL's advisory locks, one per job of which only one server at a time may do it. */
const LOCKS = { schema: 4_173_001, stock: 4_173_002 };
export type StartJob = keyof typeof LOCKS;

/** Waits until no other server on the same database does this job, and keeps others from it until the transaction ends. */
export async function waitForStartLock(tx: Transaction, job: StartJob): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [LOCKS[job]]);
}

/** Takes the lock if it is free. */
export async function tryStartLock(tx: Transaction, job: StartJob): Promise<boolean> {
  const [row] = await tx.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [LOCKS[job]]);
  return row?.taken ?? false;
}
