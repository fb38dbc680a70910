// Tests starting on a PostgreSQL server: privileges, and several servers on one database.
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startTemporaryPostgres } from '../bench/temporary-postgres.ts';
import type { Database } from '../src/database/database.ts';
import { DatabaseUrlError, openDatabase } from '../src/database/open-database.ts';
import { loadStock } from '../src/stock/load-stock.ts';
import { NOW } from './serve.ts';

// Each PostgreSQL server takes seconds to start, so by default only postgres.test.ts starts one.
const postgres = process.env['FULL'] ? await startTemporaryPostgres() : undefined;
const STOCK = { listings: 300, seed: 1, now: NOW };

describe.runIf(postgres)('a start on PostgreSQL', () => {
  afterAll(() => postgres?.stop());

  async function runAsSuperuser(statements: readonly string[], database = 'postgres'): Promise<void> {
    const client = new Client({ connectionString: getUrl('postgres', database) });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  function getUrl(login: string, database: string): string {
    const url = new URL(postgres?.url ?? '');
    url.username = login;
    url.pathname = `/${database}`;
    return url.href;
  }

  const collectMessages = () => {
    const lines: string[] = [];
    const add = (line: string) => void lines.push(line);
    return { lines, log: { info: add, warn: add } };
  };

  it('succeeds with the grants in docs/deploying.md', async () => {
    await runAsSuperuser(['create role forecourt login createrole', 'create database forecourt owner forecourt']);
    const database = await openDatabase({ ...STOCK, url: getUrl('forecourt', 'forecourt') });
    expect(await database.query('select count(*)::int as count from listings')).toEqual([{ count: 300 }]);
    await database.close();
  });

  it('succeeds without createrole if an administrator has created the roles', async () => {
    await runAsSuperuser([
      'create role plain login',
      'create database plain owner plain',
      ...['anon', 'authenticated', 'service_role'].map(
        (role) => `do $$ begin create role ${role} nologin; exception when duplicate_object then null; end $$`,
      ),
      'grant anon, authenticated, service_role to plain',
    ]);
    const database = await openDatabase({ ...STOCK, listings: 10, url: getUrl('plain', 'plain') });
    expect(await database.query('select count(*)::int as count from listings')).toEqual([{ count: 10 }]);
    await database.close();
  });

  it('names a missing privilege and links to the required ones', async () => {
    await runAsSuperuser(['create role powerless login', 'create database guarded']);
    const openAttempt = openDatabase({ ...STOCK, url: getUrl('powerless', 'guarded') });
    await expect(openAttempt).rejects.toThrow(DatabaseUrlError);
    await expect(openAttempt).rejects.toThrow(/lacks a privilege .*permission denied.*docs\/deploying\.md/);
  });

  it('names a database that does not exist', async () => {
    const openAttempt = openDatabase({ ...STOCK, url: getUrl('postgres', 'nowhere') });
    await expect(openAttempt).rejects.toThrow(/DATABASE_URL cannot be reached \(database "nowhere" does not exist\)/);
  });

  it('creates the stock once when four servers start on an empty database', async () => {
    await runAsSuperuser(['create database shared']);
    const { lines, log } = collectMessages();
    const databases = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        // The clocks of the servers differ.
        openDatabase({
          ...STOCK,
          now: new Date(NOW.getTime() - index * 90_000),
          url: getUrl('postgres', 'shared'),
          log,
        }),
      ),
    );
    expect(lines.filter((line) => line.startsWith('Created the sample listings'))).toHaveLength(1);
    for (const database of databases) {
      expect(await database.query('select count(*)::int as count from listings')).toEqual([{ count: 300 }]);
      await database.close();
    }
  });

  it('replaces the stock without blocking readers or other servers', async () => {
    await runAsSuperuser(['create database busy']);
    const url = getUrl('postgres', 'busy');
    const firstDatabase = await openDatabase({ ...STOCK, url });
    const secondDatabase = await openDatabase({ ...STOCK, url });
    const counts = new Set<number>();
    const { log } = collectMessages();
    let isReplaced = false;
    const replacement = loadStock(interceptLoads(firstDatabase, readAndStart), {
      ...STOCK,
      seed: 2,
      log: log.info,
    }).then((isCreated) => {
      isReplaced = isCreated;
    });

    async function readAndStart() {
      const [row] = await secondDatabase.query<{ count: number }>('select count(*)::int as count from listings');
      counts.add(row?.count ?? 0);
      // This server also tries to replace the stock, but the first one holds the lock.
      expect(await loadStock(secondDatabase, { ...STOCK, seed: 3 })).toBe(false);
    }

    await replacement;
    expect(isReplaced).toBe(true);
    expect([...counts]).toEqual([300]);
    await firstDatabase.close();
    await secondDatabase.close();
  });
});

/** Runs `runBetween` inside the transaction that loads the stock, after the old rows are deleted. */
function interceptLoads(database: Database, runBetween: () => Promise<void>): Database {
  return {
    ...database,
    transaction: (work, options) =>
      database.transaction(
        (tx) =>
          work({
            ...tx,
            load: async (...args) => {
              await runBetween();
              await tx.load(...args);
            },
          }),
        options,
      ),
  };
}
