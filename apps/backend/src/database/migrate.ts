import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from './database.ts';
import { takeStartLock } from './startLock.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url));

const ledger = `
  create schema if not exists forecourt;
  create table if not exists forecourt.migrations (
    name text primary key,
    applied_at timestamptz not null default now()
  );
  revoke all on schema forecourt from public;
`;

/**
 * Applies the SQL files of `apps/backend/migrations` that have not been applied yet, in the order of their names, and
 * records each. They are plain Supabase migrations: `supabase db push` can apply the same files.
 *
 * @returns the names of those applied now.
 */
export function migrate(db: Database, folder: string = MIGRATIONS): Promise<string[]> {
  return db.transaction(async (tx) => {
    await takeStartLock(tx);
    await tx.run(ledger);
    const done = new Set(
      (await tx.query<{ name: string }>('select name from forecourt.migrations')).map((row) => row.name),
    );
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
    const pending = files.filter((file) => !done.has(file));
    for (const file of pending) {
      await tx.run(await readFile(join(folder, file), 'utf8'));
      await tx.query('insert into forecourt.migrations (name) values ($1)', [file]);
    }
    return pending;
  });
}
