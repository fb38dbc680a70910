import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database, Transaction } from './database.ts';
import { waitForStartLock } from './start-lock.ts';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));

const CREATE_MIGRATIONS_TABLE = `
  create schema if not exists forecourt;
  create table if not exists forecourt.migrations (
    name text primary key,
    applied_at timestamptz not null default now()
  );
  revoke all on schema forecourt from public;
`;

/**
 * Applies the new SQL files in `apps/backend/migrations`, in the order of their names, except those that `supabase db
 * push` has applied.
 *
 * @returns the names of the applied files
 */
export function migrate(db: Database, folder: string = MIGRATIONS_FOLDER): Promise<string[]> {
  const applyPendingFiles = async (tx: Transaction) => {
    await waitForStartLock(tx, 'schema');
    await tx.run(CREATE_MIGRATIONS_TABLE);
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
    const appliedMigrations = await listAppliedMigrations(tx);
    const pendingFiles = files.filter(
      (file) => !appliedMigrations.has(file) && !appliedMigrations.has(parseVersion(file)),
    );
    for (const file of pendingFiles) {
      await tx.run(await readFile(join(folder, file), 'utf8'));
      await tx.query('insert into forecourt.migrations (name) values ($1)', [file]);
    }
    return pendingFiles;
  };
  return db.transaction(applyPendingFiles, { isLong: true });
}

/** Returns file names from our own record, and versions from the Supabase CLI's. */
async function listAppliedMigrations(tx: Transaction): Promise<Set<string>> {
  const ownRows = await tx.query<{ name: string }>('select name from forecourt.migrations');
  const [supabase] = await tx.query<{ found: string | null }>(
    `select to_regclass('supabase_migrations.schema_migrations')::text as found`,
  );
  const supabaseRows = supabase?.found
    ? await tx.query<{ version: string }>('select version from supabase_migrations.schema_migrations')
    : [];
  return new Set([...ownRows.map(({ name }) => name), ...supabaseRows.map(({ version }) => version)]);
}

/** Returns '20261120120000' for '20261120120000_roles.sql'. */
function parseVersion(file: string): string {
  return file.replace(/_.*/, '');
}
