import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadReference } from '../stock/reference.ts';
import { loadStock } from '../stock/load-stock.ts';
import { DataFolderError } from './data-folder.ts';
import type { Database } from './database.ts';
import { FolderInUseError } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 24 * 3600 * 1000;
const STOCK = { listings: 400, seed: 3, now: NOW };
/** Only the full run opens more databases, because each one takes seconds. */
const isFull = process.env['FULL'] === '1';

let folder: string;
let db: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-data-'));
  db = await openDatabase({ ...STOCK, dataDir: folder });
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

const countRows = async (table: string) =>
  (await db.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;
const runAsAnon = <T extends object>(sql: string) =>
  db.transaction(async (tx) => {
    await tx.query('set local role anon');
    return tx.query<T>(sql);
  });

describe('the embedded database’s folder', () => {
  it('cannot be opened twice at once, and keeps its data across restarts', async () => {
    await expect(openDatabase({ ...STOCK, dataDir: folder })).rejects.toThrow(FolderInUseError);
    await db.query(`insert into contact_messages (idempotency_key, name, email, subject, message)
      values ('3f0e8a50-4f7e-4a8e-9d6f-0a8a7b6c5d4e', 'Ann', 'ann@example.com', 'Hello', 'A message')`);
    const listingsBefore = await db.query('select * from listings order by id');
    await db.close();
    const lines: string[] = [];
    db = await openDatabase({
      ...STOCK,
      dataDir: folder,
      log: { info: (message) => lines.push(message), warn: (message) => lines.push(message) },
    });
    expect(await countRows('contact_messages')).toBe(1);
    expect(await db.query('select * from listings order by id')).toEqual(listingsBefore);
    expect(lines).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('denies access to other users', async () => {
    for (const name of ['', ...(await readdir(folder, { recursive: true }))]) {
      expect((await stat(join(folder, name))).mode & 0o077, name).toBe(0);
    }
  });

  it('releases its lock after a failed start', async () => {
    await db.close();
    await expect(openDatabase({ ...STOCK, seed: Number.NaN, dataDir: folder })).rejects.toThrow(/bigint/);
    expect(await readdir(folder)).toEqual(['postgres']);
    db = await openDatabase({ ...STOCK, dataDir: folder });
  });
});

describe('an unusable folder', () => {
  it.runIf(isFull)(
    'reports a damaged database and suggests a fix',
    async () => {
      const damagedFolder = join(folder, 'damaged');
      await db.close();
      await cp(join(folder, 'postgres'), join(damagedFolder, 'postgres'), { recursive: true });
      db = await openDatabase({ ...STOCK, dataDir: folder });
      await truncate(join(damagedFolder, 'postgres', 'global', 'pg_control'), 10);
      const openAttempt = openDatabase({ ...STOCK, dataDir: damagedFolder });
      await expect(openAttempt).rejects.toThrow(DataFolderError);
      await expect(openAttempt).rejects.toThrow(
        /damaged.postgres cannot be opened .*restore a backup, or move it away/,
      );
      expect(await readdir(damagedFolder)).toEqual(['postgres']);
      await rm(damagedFolder, { recursive: true });
    },
    60_000,
  );

  const disk = isFull ? mountSmallDisk() : undefined;
  it.runIf(disk)(
    'reports a full disk',
    async () => {
      const openAttempt = openDatabase({ ...STOCK, dataDir: join(disk ?? '', 'data') });
      await expect(openAttempt).rejects.toThrow(DataFolderError);
      await expect(openAttempt).rejects.toThrow(/The disk that holds the data folder .* is full\. Free some space/);
    },
    60_000,
  );
  afterAll(async () => {
    if (!disk) return;
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true });
  });
});

/** Mounts a disk that is smaller than an empty database. Returns undefined if this user may not mount one. */
function mountSmallDisk(): string | undefined {
  const path = mkdtempSync(join(tmpdir(), 'forecourt-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', path], { stdio: 'ignore' });
    return path;
  } catch {
    rmdirSync(path);
    process.stdout.write('Not run: the data folder on a full disk (this user may not mount a disk)\n');
    return undefined;
  }
}

describe('statements', () => {
  it('rolls back a transaction whose callback throws', async () => {
    const models = await countRows('models');
    const failure = db.transaction(async (tx) => {
      await tx.query('delete from listing_details');
      throw new Error('rolled back on purpose');
    });
    await expect(failure).rejects.toThrow('rolled back on purpose');
    expect(await countRows('listing_details')).toBe(STOCK.listings);
    expect(await countRows('models')).toBe(models);
  });

  it('reports the SQLSTATE of a failed statement, then runs the next one', async () => {
    await expect(db.query('select * from no_such_table')).rejects.toMatchObject({ code: '42P01' });
    expect(await db.query('select $1::text as said', ["Robert'); drop table listings; --"])).toEqual([
      { said: "Robert'); drop table listings; --" },
    ]);
  });
});

describe('migrations', () => {
  it('runs each migration once', async () => {
    expect(await migrate(db)).toEqual([]);
    expect((await countRows('forecourt.migrations')) ?? 0).toBeGreaterThanOrEqual(5);
  });

  it('skips migrations that the Supabase CLI has applied', async () => {
    const migrationsFolder = await mkdtemp(join(tmpdir(), 'forecourt-migrations-'));
    await writeFile(join(migrationsFolder, '20990101000000_pushed.sql'), 'select 1 / 0;');
    await writeFile(join(migrationsFolder, '20990102000000_new.sql'), 'create table forecourt.made_by_new (a int);');
    await db.query('create schema supabase_migrations');
    await db.query('create table supabase_migrations.schema_migrations (version text primary key)');
    await db.query(`insert into supabase_migrations.schema_migrations values ('20990101000000')`);
    expect(await migrate(db, migrationsFolder)).toEqual(['20990102000000_new.sql']);
    expect(await migrate(db, migrationsFolder)).toEqual([]);
    await db.query('drop schema supabase_migrations cascade');
    await db.query('drop table forecourt.made_by_new');
    await rm(migrationsFolder, { recursive: true });
  });

  it('rolls back the earlier migrations of a run if one fails', async () => {
    const migrationsFolder = await mkdtemp(join(tmpdir(), 'forecourt-migrations-'));
    await writeFile(join(migrationsFolder, '1_good.sql'), 'create table public.half (a int);');
    await writeFile(join(migrationsFolder, '2_bad.sql'), 'create table public.other (a int); select 1 / 0;');
    await expect(migrate(db, migrationsFolder)).rejects.toThrow(/division by zero/);
    expect(await db.query(`select to_regclass('public.half') as found`)).toEqual([{ found: null }]);
    await rm(migrationsFolder, { recursive: true });
  });

  it('enables row-level security on every table', async () => {
    const unprotectedTables = await db.query(
      `select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where nspname = 'public' and relkind = 'r' and not relrowsecurity`,
    );
    expect(unprotectedTables).toEqual([]);
  });
});

describe('the anonymous role', () => {
  const REFERENCE_TABLES = [
    'manufacturers',
    'models',
    'body_types',
    'car_colors',
    'fuel_types',
    'transmission_types',
    'door_options',
    'seat_options',
    'mileage_options',
  ];

  it.each([...REFERENCE_TABLES, 'recent_cars'])('can read %s', async (table) => {
    expect((await runAsAnon(`select * from ${table}`)).length).toBeGreaterThan(1);
  });

  it.each(['listings', 'listing_details', 'contact_messages', 'forecourt.sample_stock', 'forecourt.migrations'])(
    'cannot read %s',
    async (table) => {
      await expect(runAsAnon(`select * from ${table}`)).rejects.toMatchObject({ code: '42501' });
    },
  );

  it.each([...REFERENCE_TABLES, 'recent_cars', 'listings', 'contact_messages'])('cannot write to %s', async (table) => {
    await expect(runAsAnon(`delete from ${table}`)).rejects.toMatchObject({
      code: expect.stringMatching(/42501|55000/),
    });
  });

  it('has no privilege except reading the reference tables and the showcase', async () => {
    const grants = await db.query<{ relname: string; privileges: string }>(
      `select relname, string_agg(privilege, ',') as privileges
       from pg_class
       join pg_namespace on pg_namespace.oid = relnamespace and nspname in ('public', 'forecourt')
       cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege
       where relkind in ('r', 'v') and has_table_privilege('anon', pg_class.oid, privilege)
       group by relname order by relname`,
    );
    expect(grants.map(({ relname }) => relname)).toEqual([...REFERENCE_TABLES, 'recent_cars'].toSorted());
    expect(grants.filter(({ privileges }) => privileges !== 'select')).toEqual([]);
  });
});

describe('the view recent_cars', () => {
  it('contains the newest listings in the showcase’s format', async () => {
    const cars = await runAsAnon<Record<string, unknown>>(
      'select * from recent_cars order by created_at desc limit 20',
    );
    expect(cars).toHaveLength(20);
    expect(Object.keys(cars[0] ?? {})).toEqual([
      'id',
      'link',
      'name',
      'year',
      'mileage',
      'price',
      'image_url',
      'estimated_value',
      'price_tag',
      'created_at',
    ]);
    for (const car of cars) {
      expect(car['price']).toMatch(/^£\d{1,3}(,\d{3})*$/);
      expect(car['estimated_value'] ?? '£1').toMatch(/^£\d{1,3}(,\d{3})*$/);
      expect([null, 'good', 'fair', 'high']).toContain(car['price_tag']);
      expect(car['price_tag'] === null).toBe(car['estimated_value'] === null);
    }
    const times = cars.map((car) => (car['created_at'] as Date).getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('never repeats the make in a name, and judges prices by the showcase’s rule', async () => {
    const cars = await runAsAnon<{
      name: string;
      price: string;
      estimated_value: string | null;
      price_tag: string | null;
    }>('select * from recent_cars');
    const parsePounds = (text: string) => Number(text.replaceAll(/\D/g, ''));
    expect(new Set(cars.map(({ price_tag: tag }) => tag))).toEqual(new Set([null, 'good', 'fair', 'high']));
    for (const { name, price, estimated_value: estimate, price_tag: tag } of cars) {
      expect(name).not.toMatch(/^(\S+) ?\1\b/);
      if (estimate === null) continue;
      const percentDifference = ((parsePounds(price) - parsePounds(estimate)) / parsePounds(estimate)) * 100;
      expect(tag).toBe(percentDifference <= -5 ? 'good' : percentDifference >= 10 ? 'high' : 'fair');
    }
  });
});

describe('the sample stock', () => {
  it('replaces stock that is too old or has different options', async () => {
    expect(await loadStock(db, STOCK)).toBe(false);
    expect(await loadStock(db, { ...STOCK, now: new Date(NOW.getTime() + 13 * DAY_MS) })).toBe(false);
    // Another server's clock may be behind.
    expect(await loadStock(db, { ...STOCK, now: new Date(NOW.getTime() - 1 * DAY_MS) })).toBe(false);
    expect(await loadStock(db, { ...STOCK, now: new Date(NOW.getTime() + 15 * DAY_MS) })).toBe(true);
    expect(await loadStock(db, { ...STOCK, listings: 100 })).toBe(true);
    expect(await countRows('listings')).toBe(100);
    expect(await loadStock(db, { ...STOCK, listings: 100, seed: 9 })).toBe(true);
    expect(await loadStock(db, { ...STOCK, listings: 0 })).toBe(true);
    expect(await countRows('listings')).toBe(0);
    expect(await loadStock(db, STOCK)).toBe(true);
  });

  it('never replaces listings from other sources', async () => {
    await db.query(`update listing_details set source = 'importer' where listing_id = 1`);
    const lines: string[] = [];
    expect(await loadStock(db, { ...STOCK, seed: 4, log: (message) => lines.push(message) })).toBe(false);
    expect(lines.join()).toContain('importer');
    expect(await countRows('listings')).toBe(STOCK.listings);
  });

  it('uses no new ids when makes and models are loaded again', async () => {
    const getLastId = async () =>
      (await db.query<{ id: number }>(`select last_value::int as id from models_id_seq`))[0]?.id;
    const lastIdBefore = await getLastId();
    await loadReference(db);
    expect(await getLastId()).toBe(lastIdBefore);
  });
});
